import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { choosePort } from './lib/port.mjs';
import { root } from './lib/root.mjs';
import { onSignals } from './lib/run.mjs';
import { startSite } from './lib/siteServer.mjs';
import { main, tell } from './lib/step.mjs';
import { watchFolders } from './lib/watchFolders.mjs';

const usualPort = 3000;
const demo = join(root, 'apps/site/demo');

/** @param {string} kind */
const sourcesOf = (kind) => readdirSync(join(root, kind)).map((name) => join(root, kind, name, 'src'));

onSignals(() => process.exit(0));
await main(async () => {
  const port = await choosePort(process.env.PORT, usualPort);
  await install();

  /** @type {import('./lib/siteServer.mjs').SiteServer | undefined} */
  let site;
  const refresh = async (/** @type {Set<string>} */ paths) => {
    const built = await build();
    const demoChanged = [...paths].some((path) => path.startsWith(demo));
    if (site && !built && !demoChanged) return;
    await site?.stop();
    site = undefined;
    site = await startSite(port, { VITRINE_DEV: '1', NODE_ENV: 'development' });
    console.log(`Vitrine is ready: http://localhost:${port}`);
  };

  // One after another: a change that comes during a build waits for the next one.
  let last = Promise.resolve();
  const enqueue = (/** @type {Set<string>} */ paths) => {
    last = last.then(() => refresh(paths)).catch(tell);
  };

  await watchFolders([...sourcesOf('packages'), ...sourcesOf('apps'), demo], enqueue);
  enqueue(new Set());
  await last;
});
