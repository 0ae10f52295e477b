import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openShop, seedDemoModules, seedProducts, tidyIndex } from '../../packages/server/dist/index.js';
import { startPostgres } from '../../scripts/lib/postgres.mjs';
import { root } from '../../scripts/lib/root.mjs';

/**
 * @typedef {object} BenchShop
 * @property {string} url
 * @property {(count: number) => Promise<void>} seedTo
 * @property {(email: string) => Promise<void>} promote lets somebody do everything
 * @property {() => Promise<void>} stop
 */

/**
 * The site as it is run, on an empty shop with the demo's modules, in a process of its own.
 * @param {'embedded' | 'PostgreSQL'} kind
 * @returns {Promise<BenchShop | null>} null when the system has no such database
 */
export async function startShop(kind) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-bench-'));
  const postgres = kind === 'PostgreSQL' ? await startPostgres({ isDurable: true }) : null;
  if (kind === 'PostgreSQL' && !postgres) return null;
  const place = postgres?.url ?? join(folder, 'vitrine.db');
  const { shop, close } = await openShop(place);
  await seedDemoModules(shop, join(root, 'apps/site/demo/modules'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = fork(join(root, 'apps/site/dist/server/main.js'), {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: String(port),
      VITRINE_URL: url,
      DATABASE_URL: place,
      VITRINE_DATA: folder,
      VITRINE_DEMO: '0',
      LOG_LEVEL: 'error',
    },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  await untilReady(url);
  return {
    url,
    seedTo: async (count) => {
      await seedProducts(shop, count);
      await tidyIndex(shop);
    },
    promote: async (email) => {
      await shop.queries.updateTable('users').set({ role: 'admin' }).where('email', '=', email).execute();
    },
    stop: async () => {
      const ended = new Promise((done) => child.once('exit', done));
      child.kill('SIGTERM');
      await ended;
      await close();
      await postgres?.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

/** @param {string} url */
async function untilReady(url) {
  for (let tried = 0; tried < 200; tried++) {
    const isReady = await fetch(`${url}/readyz`).then(
      (response) => response.ok,
      () => false,
    );
    if (isReady) return;
    await new Promise((done) => setTimeout(done, 100));
  }
  throw new Error('The shop did not start');
}
