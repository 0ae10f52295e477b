import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  logOptions,
  makePrivateFolder,
  type OpenShop,
  openShop,
  openUploads,
  readSettings,
  type UploadStore,
  whyNoAddress,
  whyNoDatabase,
} from '@vitrine/server';
import type { FastifyInstance } from 'fastify';
import { composeApp } from './app.ts';
import { prepareShop } from './shop/prepareShop.ts';

// The same number of steps from src/server, dist/server and dist/bundle.
const fromHere = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Where the site's own files are, whether it runs from source or from its build. */
const siteFolders = {
  demoDir: fromHere('../../demo'),
  embedFile: fromHere('../../../../packages/embed/dist/vitrine.js'),
  shopScriptsDir: fromHere('../../../../packages/storefront/dist/shop-scripts'),
  pageScriptsDir: fromHere('../../../../packages/builder/dist/page-scripts'),
  adminDir: fromHere('../../../../packages/editor/dist/admin'),
};

type Env = Readonly<Record<string, string | undefined>>;

/** Why a site does not start, in one line for whoever started it. */
export class Refusal extends Error {}

export interface RunningSite {
  readonly address: string;
  /** Waits for requests that are under way. */
  readonly stop: () => Promise<void>;
}

/** The site as its environment describes it. It keeps nothing outside what it is given: several may run in one process. */
export async function runSite(env: Env): Promise<RunningSite> {
  const dataDir = resolve(env['VITRINE_DATA'] ?? 'data');
  // Before anything is written into it.
  const wasOpen = makePrivateFolder(dataDir);
  const uploads = uploadsOf(env, dataDir);
  const open = await openShop(env['DATABASE_URL'] ?? join(dataDir, 'vitrine.db'), env).catch(
    (error: unknown) => {
      // Its address is not said: it may hold a password.
      const reason = whyNoDatabase(error);
      throw reason === null ? error : new Refusal(`${reason} (DATABASE_URL)`);
    },
  );
  try {
    return await openDoors(env, { dataDir, wasOpen, uploads, open });
  } catch (error) {
    await open.close();
    throw error;
  }
}

interface Stores {
  readonly dataDir: string;
  /** Whether others could read it until now. */
  readonly wasOpen: boolean;
  readonly uploads: UploadStore;
  readonly open: OpenShop;
}

async function openDoors(env: Env, { dataDir, wasOpen, uploads, open }: Stores): Promise<RunningSite> {
  const port = Number(env['PORT'] ?? 3000);
  const host = env['HOST'] ?? '127.0.0.1';
  const refusal = whyNoAddress(host, env['VITRINE_URL'], await readSettings(open.shop));
  if (refusal) throw new Refusal(refusal);
  const demo = env['VITRINE_DEMO'] === '0' ? null : { demoDir: siteFolders.demoDir, uploads };
  await prepareShop(open.shop, demo);
  const { app, startJobs } = await composeApp({
    ...siteFolders,
    open,
    uploads,
    env,
    mailFolder: join(dataDir, 'mails'),
    dev: env['VITRINE_DEV'] === '1',
    logger: logOptions(env['LOG_LEVEL']),
    ...(env['TRUST_PROXY'] && { trustProxy: env['TRUST_PROXY'] }),
    ...(env['METRICS_TOKEN'] && { metricsToken: env['METRICS_TOKEN'] }),
    ...(env['VITRINE_URL'] && { siteUrl: env['VITRINE_URL'] }),
  });
  if (wasOpen) app.log.warn(`Other users of this machine could read ${dataDir}; now only its owner can.`);
  const stopJobs = startJobs();
  const stop = async (): Promise<void> => {
    await app.close();
    await stopJobs();
    await open.close();
  };
  try {
    return { address: await listen(app, port, host), stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** A wrong place for files is told in one line. */
function uploadsOf(env: Env, dataDir: string): UploadStore {
  try {
    return openUploads(env, join(dataDir, 'uploads'));
  } catch (error) {
    throw error instanceof Error ? new Refusal(error.message) : error;
  }
}

async function listen(app: FastifyInstance, port: number, host: string): Promise<string> {
  try {
    return await app.listen({ port, host });
  } catch (error) {
    const isTaken = error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';
    throw isTaken ? new Refusal(`Port ${port} is in use on ${host}. Choose another with PORT.`) : error;
  }
}
