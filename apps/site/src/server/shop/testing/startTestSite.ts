import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderStore, openTestShop, type TestShop } from '@vitrine/server/testing';
import { openDatabase, type OpenShop, openShop } from '@vitrine/server';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { type AppOptions, createApp } from '../../app.ts';
import { createShopper, type Shopper } from './createShopper.ts';

export interface TestInstance {
  readonly app: FastifyInstance;
  readonly url: string;
}

export interface TestSite extends TestInstance {
  readonly shop: TestShop;
  /** A visitor with a browser of their own. */
  readonly visitor: (headers?: Readonly<Record<string, string>>) => Shopper;
}

const SECRET = 'a secret of tests, long enough to be one';

/** Of an app: who is in front of it, and where it writes what happens. */
type Around = Pick<AppOptions, 'trustProxy' | 'logger' | 'siteUrl'>;

/** The site with an empty shop, listening; gone after the tests of the file. */
export async function startTestSite(kind: 'sqlite' | 'postgres', around: Around = {}): Promise<TestSite> {
  const shop = await openTestShop(kind);
  const instance = await listen(
    { shop, secret: SECRET, openAgain: () => openDatabase(shop.place), close: async () => {} },
    around,
  );
  return { ...instance, shop, visitor: (headers) => createShopper(instance.url, headers) };
}

/** One more instance of a site that runs, or ran, on this database, by the same clock. */
export async function startInstance({
  place,
  now,
}: TestShop): Promise<TestInstance & { stop: () => Promise<void> }> {
  const open = await openShop(place, { VITRINE_SECRET: SECRET });
  const instance = await listen({ ...open, shop: { ...open.shop, now } });
  let isOpen = true;
  const stop = async (): Promise<void> => {
    if (!isOpen) return;
    isOpen = false;
    await instance.app.close();
    await open.close();
  };
  afterAll(stop);
  return { ...instance, stop };
}

async function listen(open: OpenShop, around: Around = {}): Promise<TestInstance> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'));
  const app = await createApp({
    demoDir: join(folder, 'demo'),
    embedFile: join(folder, 'vitrine.js'),
    uploads: folderStore(join(folder, 'uploads')),
    open,
    ...around,
  });
  // By the name that a site has for its own machine.
  const url = (await app.listen({ host: '127.0.0.1', port: 0 })).replace('127.0.0.1', 'localhost');
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { app, url };
}
