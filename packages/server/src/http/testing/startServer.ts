import Fastify, { type FastifyInstance } from 'fastify';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import type { DatabaseKind } from '../../db/DatabaseKind.ts';
import { openDatabase } from '../../db/openDatabase.ts';
import { plainReader } from '../../documents/testing/plainReader.ts';
import { folderStore } from '../../media/store/folderStore.ts';
import { openTestShop, type TestShop } from '../../testing/testShop.ts';
import { addServer } from '../addServer.ts';
import { fastifyOptions } from '../fastifyOptions.ts';
import type { SiteViews } from '../ServerContext.ts';

export const TEST_ORIGIN = 'https://shop.example';

/** Says what a page or a fragment is given, in place of how it is drawn. */
const views: SiteViews = {
  player: '',
  assets: { styles: [], scripts: [] },
  icon: { svg: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"/>', ground: '#ffffff' },
  inlineScripts: () => [],
  renderPage: ({ content }) => JSON.stringify(content),
  renderFragment: ({ content }) => JSON.stringify(content),
  documents: {
    styles: [],
    scripts: [],
    entranceScripts: [],
    reader: plainReader,
    writeTemplate: () => ({ ok: false, message: '' }),
    kindOf: () => 'page',
    opening: () => null,
    notes: () => [],
    priority: () => 0,
    render: (document) => ({
      html: document,
      css: '',
      fonts: [],
      parts: [],
      needsScript: false,
      needsEntrances: false,
      config: {},
      bodyClasses: '',
      hasTitle: true,
      isAlone: false,
    }),
  },
  compileModule: () => ({ momentMs: 0, frame: () => ({}), score: () => null }),
};

/** Every door of the shop at once, with all that guards them. */
export async function startServer(
  kind: DatabaseKind,
): Promise<{ readonly app: FastifyInstance; readonly shop: TestShop }> {
  const shop = await openTestShop(kind);
  const uploadsDir = mkdtempSync(join(tmpdir(), 'vitrine-server-'));
  const app = Fastify(fastifyOptions);
  await addServer(app, {
    shop,
    secret: 'only for these tests',
    uploads: folderStore(uploadsDir),
    siteUrl: TEST_ORIGIN,
    site: views,
    sitePages: new Map(),
    fontPreloads: () => '',
    openAgain: () => openDatabase(shop.place),
  });
  afterAll(async () => {
    await app.close();
    rmSync(uploadsDir, { recursive: true, force: true });
  });
  return { app, shop };
}
