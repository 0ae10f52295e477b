import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { readSettings } from './readSettings.ts';
import { replaceSection } from './replaceSection.ts';

describe.each(databaseKinds)('a section of the settings on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('is replaced without undoing another that is saved at the same time', async () => {
    await Promise.all([
      replaceSection(shop, 'notice', { on: true, text: 'Open' }, () => true),
      replaceSection(shop, 'money', { currency: 'CHF' }, () => true),
      replaceSection(shop, 'stock', { lowAmount: 9 }, () => true),
    ]);
    expect(await readSettings(shop)).toMatchObject({
      notice: { on: true, text: 'Open' },
      money: { currency: 'CHF', decimals: 2 },
      stock: { lowAmount: 9 },
    });
  });

  it('is left alone when it is not what was expected', async () => {
    const isFirst = ({ text }: { readonly text: string }): boolean => text === 'Open';
    const change = (text: string) => replaceSection(shop, 'notice', { text }, isFirst);
    const changes = await Promise.all([change('A'), change('B'), change('C')]);
    expect(changes.filter((change) => change !== null)).toHaveLength(1);
  });
});
