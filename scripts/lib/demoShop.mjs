import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadServer } from './loadServer.mjs';
import { freePort } from './port.mjs';
import { root } from './root.mjs';
import { startSite } from './siteServer.mjs';
import { doIfChanged } from './stamp.mjs';

const kept = '.cache/demo-shop';
/** @type {Promise<boolean> | undefined} */
let ready;

/** Makes the one that is copied, so that those who want copies at the same time find it. */
export const keepDemoShop = () =>
  doIfChanged({
    name: 'demo shop',
    // What runs, not what it was compiled from: a build that is behind its sources makes the shop of that build.
    inputs: ['apps/site/dist/bundle', 'apps/site/demo'],
    outputs: [join(kept, 'vitrine.db')],
    run: makeDemoShop,
  });

/**
 * A demo shop of one's own: a copy of one that is made once for each build of the server, because making it (pictures,
 * passwords, search index) takes longer than most tests.
 * @returns {Promise<string>} its folder
 */
export async function copyDemoShop() {
  // Once: whether the build is still the same takes a quarter of a second to say.
  await (ready ??= keepDemoShop());
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-e2e-'));
  cpSync(join(root, kept), folder, { recursive: true });
  return folder;
}

async function makeDemoShop() {
  rmSync(join(root, kept), { recursive: true, force: true });
  const site = await startSite(await freePort(), { VITRINE_DATA: join(root, kept) });
  await untilSized(join(root, kept, 'vitrine.db'));
  // Stopped politely: it leaves everything in its file.
  await site.stop();
}

/**
 * The server makes the sizes of pictures after its start. In a shop that lacks them, every copy makes them all, beside the test
 * that wanted the copy, and pages change when they are there.
 * @param {string} database
 */
async function untilSized(database) {
  const { openShop } = await loadServer();
  const { shop, close } = await openShop(database);
  const isLeft = () =>
    shop.queries.selectFrom('media').select('id').where('sizes', 'is', null).limit(1).executeTakeFirst();
  while (await isLeft()) await new Promise((resolve) => setTimeout(resolve, 200));
  await close();
}
