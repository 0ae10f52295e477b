import { createServer } from 'node:http';
import { hasPostgres, startPostgres } from './postgres.mjs';

/**
 * One PostgreSQL for all tests, started when the first of them asks for it: most files have no use for a database, and
 * its start takes longer than they do. Vitest calls this before the tests, once for every project, and the first does it; they run in processes of their own,
 * and so ask over HTTP. An address that is set already is used as it is.
 * @returns {Promise<(() => Promise<void>) | undefined>} what ends it
 */
export async function setup() {
  if (process.env.VITRINE_TEST_POSTGRES || process.env.VITRINE_TEST_POSTGRES_STARTER) return;
  if (!hasPostgres()) {
    console.log('There is no PostgreSQL on this system: storage is tested on the embedded database only.');
    return;
  }
  /** @type {ReturnType<typeof startPostgres> | undefined} */
  let starting;
  const starter = createServer(async (_request, response) => {
    // Tests ask minutes apart: one that is kept open would be closed just as the next is asked by it.
    response.setHeader('connection', 'close');
    try {
      starting ??= startPostgres();
      response.end((await starting)?.url);
    } catch (error) {
      response.writeHead(500).end(String(error));
    }
  });
  await new Promise((listening) => starter.listen(0, '127.0.0.1', () => listening(undefined)));
  const address = starter.address();
  if (address === null || typeof address === 'string')
    throw new Error('The starter of PostgreSQL has no port.');
  process.env.VITRINE_TEST_POSTGRES_STARTER = `http://127.0.0.1:${address.port}/`;
  return async () => {
    starter.close();
    await (await starting?.catch(() => null))?.stop();
  };
}
