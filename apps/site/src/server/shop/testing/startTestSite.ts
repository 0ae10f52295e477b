import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openTestShop, type TestShop } from '@vitrine/server/testing';
import type { FastifyInstance } from 'fastify';
import { afterAll } from 'vitest';
import { createApp } from '../../app.ts';
import { createShopper, type Shopper } from './createShopper.ts';

export interface TestSite {
  readonly shop: TestShop;
  readonly app: FastifyInstance;
  readonly url: string;
  /** A visitor with a browser of their own. */
  readonly visitor: () => Shopper;
}

/** The site with an empty shop, listening; gone after the tests of the file. */
export async function startTestSite(kind: 'sqlite' | 'postgres'): Promise<TestSite> {
  const shop = await openTestShop(kind);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-site-'));
  const app = await createApp({
    demoDir: join(folder, 'demo'),
    clientDir: join(folder, 'client'),
    embedFile: join(folder, 'vitrine.js'),
    uploadsDir: join(folder, 'uploads'),
    open: { shop, secret: 'a secret of tests, long enough to be one', close: async () => {} },
  });
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  afterAll(async () => {
    await app.close();
    rmSync(folder, { recursive: true, force: true });
  });
  return { shop, app, url, visitor: () => createShopper(url) };
}
