import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { copyDemoShop } from '../../scripts/lib/demoShop.mjs';
import { loadServer } from '../../scripts/lib/loadServer.mjs';
import { freePort } from '../../scripts/lib/port.mjs';

// The site as it is run, with a demo shop that goes with it.
const folder = await copyDemoShop();
process.env.VITRINE_DATA = folder;
process.env.VITRINE_URL = `http://127.0.0.1:${process.env.PORT}`;
process.env.LOG_LEVEL ??= 'error';
const folders = new Set([folder]);
process.on('exit', () => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));
await import('../../apps/site/dist/bundle/main.js');
const { runSite } = await import('../../apps/site/dist/bundle/runSite.js');

/** @type {Map<string, () => Promise<void>>} */
const stops = new Map();

/**
 * What tests ask for, by method and first part of the path. They ask here because a worker that opened a shop itself would read the whole server first.
 * @type {Record<string, (body: any, url: string) => Promise<unknown>>}
 */
const doors = {
  // One of their own, for those that change it. A process for each would read the whole server again, which takes longer than most tests.
  'POST shops': startShop,
  'DELETE shops': (_, url) => stops.get(url)?.() ?? Promise.resolve(),
  'POST owners': async ({ database, email }) => {
    await inShop(database, (rows) =>
      rows.updateTable('users').set({ role: 'admin' }).where('email', '=', email).execute(),
    );
  },
  'POST mails': ({ database, recipient }) =>
    inShop(database, (rows) =>
      rows
        .selectFrom('mails')
        .select(['subject', 'plain'])
        .where('recipient', '=', recipient)
        .orderBy('id', 'desc')
        .execute(),
    ),
};

createServer(async (request, response) => {
  const url = request.url ?? '';
  try {
    const body = request.method === 'POST' ? await json(request) : undefined;
    const answer = await doors[`${request.method} ${url.split('/')[1]}`]?.(body, url);
    response.end(JSON.stringify(answer ?? null));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.VITRINE_SHOPS_PORT ?? 0), '127.0.0.1');

/**
 * @template T
 * @param {string} database
 * @param {(rows: import('@vitrine/server').Shop['queries']) => Promise<T>} work
 */
async function inShop(database, work) {
  const { openShop } = await loadServer();
  const { shop, close } = await openShop(database);
  return work(shop.queries).finally(close);
}

/** @param {unknown} env */
async function startShop(env) {
  const own = await copyDemoShop();
  folders.add(own);
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const site = await runSite({
    LOG_LEVEL: 'error',
    ...Object(env),
    PORT: String(port),
    VITRINE_URL: url,
    VITRINE_DATA: own,
  });
  stops.set(`/shops/${port}`, async () => {
    stops.delete(`/shops/${port}`);
    await site.stop();
    rmSync(own, { recursive: true, force: true });
    folders.delete(own);
  });
  return { url, folder: own, path: `/shops/${port}` };
}
