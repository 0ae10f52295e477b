import { startPostgres } from './postgres.mjs';

/** @type {Awaited<ReturnType<typeof startPostgres>>} */
let postgres = null;

/** Vitest asks for it once, before the tests. An address that is set already is used as it is. */
export async function setup() {
  if (process.env.VITRINE_TEST_POSTGRES) return;
  postgres = await startPostgres();
  if (postgres) process.env.VITRINE_TEST_POSTGRES = postgres.url;
  else console.log('There is no PostgreSQL on this system: storage is tested on the embedded database only.');
}

export async function teardown() {
  await postgres?.stop();
}
