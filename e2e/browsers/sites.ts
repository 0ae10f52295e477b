import { rmSync } from 'node:fs';
import { copyDemoShop } from '../../scripts/lib/demoShop.mjs';
import { addBuiltPages } from './builtPage.ts';
import { forkSite, freePort, untilReady } from '../support/forkSite.ts';
import { LANES, nameSites, type SitePorts } from './lanes.ts';

/**
 * @public
 * A site for each lane, started once: to start one takes longer than most tests, and every browser wants a worker of its own.
 * Playwright calls what a set-up exports by default.
 */
// oxlint-disable-next-line import/no-default-export
export default async function startSites(): Promise<() => Promise<void>> {
  const sites = await Promise.all(Array.from({ length: LANES }, startSite));
  nameSites(sites.map(({ ports }) => ports));
  return async () => {
    await Promise.all(sites.map(({ stop }) => stop()));
  };
}

async function startSite() {
  const folder = await copyDemoShop();
  await addBuiltPages(folder);
  const ports: SitePorts = { own: await freePort(), watched: await freePort() };
  const child = forkSite(
    {
      NODE_ENV: 'production',
      PORT: String(ports.own),
      // It has one address, and that is where it is watched.
      VITRINE_URL: `http://127.0.0.1:${ports.watched}`,
      VITRINE_DATA: folder,
    },
    'inherit',
  );
  await untilReady(`http://127.0.0.1:${ports.own}`, child);
  const stop = async (): Promise<void> => {
    const ended = new Promise((done) => child.once('exit', done));
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { ports, stop };
}
