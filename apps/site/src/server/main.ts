import './production.ts';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  logOptions,
  makePrivateFolder,
  openShop,
  openUploads,
  readSettings,
  type UploadStore,
  whyNoAddress,
  whyNoDatabase,
} from '@vitrine/server';
import { composeApp } from './app.ts';
import { prepareDemo } from './shop/prepareDemo.ts';

// The same number of steps from src/server and from dist/server.
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the site's own files are, whether it runs from source or from its build. */
const siteFolders = {
  demoDir: fromHere('../../demo'),
  embedFile: fromHere('../../../../packages/embed/dist/vitrine.js'),
  shopScriptsDir: fromHere('../../../../packages/storefront/dist/shop-scripts'),
  pageScriptsDir: fromHere('../../../../packages/builder/dist/page-scripts'),
  adminDir: fromHere('../../../../packages/editor/dist/admin'),
};

const { env } = process;
const port = Number(env.PORT ?? 3000);
const host = env.HOST ?? '127.0.0.1';
const dataDir = resolve(env.VITRINE_DATA ?? 'data');

// Before anything is written into it.
const wasOpen = makePrivateFolder(dataDir);
const uploads = uploadsOrExit();
const open = await openShop(env.DATABASE_URL ?? join(dataDir, 'vitrine.db')).catch((error: unknown) => {
  // Its address is not said: it may hold a password.
  const reason = whyNoDatabase(error);
  console.error(reason === null ? error : `${reason} (DATABASE_URL)`);
  process.exit(1);
});
const refusal = whyNoAddress(host, env.VITRINE_URL, await readSettings(open.shop));
if (refusal) {
  await open.close();
  console.error(refusal);
  process.exit(1);
}
if (env.VITRINE_DEMO !== '0') await prepareDemo(open.shop, { demoDir: siteFolders.demoDir, uploads });
const { app, startJobs } = await composeApp({
  ...siteFolders,
  open,
  uploads,
  mailFolder: join(dataDir, 'mails'),
  dev: env.VITRINE_DEV === '1',
  logger: logOptions(env.LOG_LEVEL),
  ...(env.TRUST_PROXY && { trustProxy: env.TRUST_PROXY }),
  ...(env.METRICS_TOKEN && { metricsToken: env.METRICS_TOKEN }),
  ...(env.VITRINE_URL && { siteUrl: env.VITRINE_URL }),
});
if (wasOpen) app.log.warn(`Other users of this machine could read ${dataDir}; now only its owner can.`);
const stopJobs = startJobs();

/** A wrong place for files is told in one line. */
function uploadsOrExit(): UploadStore {
  try {
    return openUploads(env, join(dataDir, 'uploads'));
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}

/** How long a stop waits for requests that are under way. */
const STOP_MS = 10_000;

let stopping = false;
const stop = async (): Promise<void> => {
  if (stopping) return;
  stopping = true;
  setTimeout(() => process.exit(1), STOP_MS).unref();
  await app.close();
  await stopJobs();
  await open.close();
  process.exit(0);
};
process.on('SIGINT', () => void stop());
process.on('SIGTERM', () => void stop());
// Whoever started this process as its child has gone: nobody could stop it any more.
process.on('disconnect', () => void stop());
// It may have gone while the shop was opened.
if (process.connected === false) await stop();

try {
  const address = await app.listen({ port, host });
  if (!process.send) console.log(`Vitrine listens on ${address}\nIt is run at ${address}/admin`);
} catch (error) {
  const inUse = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
  console.error(inUse ? `Port ${port} is in use on ${host}. Choose another with PORT.` : error);
  process.exit(1);
}
