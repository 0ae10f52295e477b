import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findModule } from './findModule.ts';
import { listModules } from './listModules.ts';
import { deleteModule } from './moduleRevisions.ts';
import { saveModule } from './saveModule.ts';
import { seedDemoModules } from './seedDemoModules.ts';
import { moduleText } from './testing/moduleText.ts';

const folder = fileURLToPath(new URL('../../../../apps/site/demo/modules', import.meta.url));

describe.each(databaseKinds)('the demo modules on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it("are put in once, whoever else asks at the same time, and leave the owner's alone", async () => {
    await saveModule(shop, { alias: 'carousel', document: moduleText() }, { authorId: null });
    const both = await Promise.all([seedDemoModules(shop, folder), seedDemoModules(shop, folder)]);
    const added = both.flat();
    expect(added).toContain('post-feed');
    expect(added).not.toContain('carousel');
    expect(added.filter((alias) => alias.includes('items'))).toEqual([]);
    expect((await listModules(shop)).total).toBe(added.length + 1);
    const hero = await findModule(shop, 'product-hero');
    expect(hero?.document).toBe(readFileSync(`${folder}/product-hero.json`, 'utf8'));
    await deleteModule(shop, hero?.id ?? 0);
    expect(await seedDemoModules(shop, folder)).toEqual([]);
  });
});
