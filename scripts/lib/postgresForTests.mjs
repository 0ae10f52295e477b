import { startPostgres } from './postgres.mjs';

/** Vitest asks for it once, before the tests. An address that is set already is used as it is. */
export default async function postgresForTests() {
  if (process.env.VITRINE_TEST_POSTGRES) return undefined;
  const postgres = await startPostgres();
  if (!postgres) {
    console.log('There is no PostgreSQL on this system: storage is tested on the embedded database only.');
    return undefined;
  }
  process.env.VITRINE_TEST_POSTGRES = postgres.url;
  return postgres.stop;
}
