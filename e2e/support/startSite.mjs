import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import { json } from 'node:stream/consumers';
import { copyDemoShop } from '../../scripts/lib/demoShop.mjs';
import { freePort } from '../../scripts/lib/port.mjs';

// The site as it is run, with a demo shop that goes with it.
const folder = await copyDemoShop();
process.env.VITRINE_DATA = folder;
process.env.VITRINE_URL = `http://127.0.0.1:${process.env.PORT}`;
process.env.LOG_LEVEL ??= 'error';
const folders = new Set([folder]);
process.on('exit', () => folders.forEach((each) => rmSync(each, { recursive: true, force: true })));
await import('../../apps/site/dist/server/main.js');
const { runSite } = await import('../../apps/site/dist/server/runSite.js');

/** @type {Map<string, () => Promise<void>>} */
const stops = new Map();

// Tests that change a shop ask for one of their own. A process for each would read the whole server again, which takes longer than most tests.
createServer(async (request, response) => {
  const url = request.url ?? '';
  try {
    if (request.method === 'DELETE') await stops.get(url)?.();
    const answer = request.method === 'POST' ? await startShop(await json(request)) : {};
    response.end(JSON.stringify(answer));
  } catch (error) {
    response.writeHead(500).end(String(error));
  }
}).listen(Number(process.env.VITRINE_SHOPS_PORT ?? 0), '127.0.0.1');

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
  stops.set(`/${port}`, async () => {
    stops.delete(`/${port}`);
    await site.stop();
    rmSync(own, { recursive: true, force: true });
    folders.delete(own);
  });
  return { url, folder: own, path: `/${port}` };
}
