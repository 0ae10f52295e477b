import { describe, expect, it } from 'vitest';
import { saved } from '../catalogue/testing/saved.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { duplicateModule } from './duplicateModule.ts';
import { findModule } from './findModule.ts';
import { saveModule } from './saveModule.ts';
import { moduleText } from './testing/moduleText.ts';

describe.each(databaseKinds)('a copy of a module on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('is a draft of the same, byte for byte, under a free alias', async () => {
    const document = `${moduleText()} `;
    const alias = 'h'.repeat(100);
    const { module } = saved(await saveModule(shop, { alias, document }, { authorId: null }));
    const aliases = [];
    for (let count = 0; count < 2; count++) {
      const copy = saved(await duplicateModule(shop, module.id, { authorId: null }));
      expect(await findModule(shop, copy.module.id)).toMatchObject({
        status: 'draft',
        document,
        title: 'Written (copy)',
      });
      aliases.push(copy.module.alias);
    }
    expect(aliases).toEqual([`${'h'.repeat(80)}-copy`, `${'h'.repeat(80)}-copy-2`]);
    expect(await duplicateModule(shop, 9999, { authorId: null })).toMatchObject({ reason: 'missing' });
  });
});
