import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { readSettings, writeSettings } from './readSettings.ts';

describe.each(databaseKinds)('settings on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('have a default for everything', async () => {
    const settings = await readSettings(shop);
    expect(settings.money).toMatchObject({ currency: 'EUR', decimals: 2 });
    expect(settings.payments.cod).toMatchObject({ on: true, title: 'Cash on delivery' });
  });

  it('keep what was set, section by section', async () => {
    await writeSettings(shop, { money: { currency: 'JPY', decimals: 0 } });
    await writeSettings(shop, { notice: { on: true, text: 'Closed on Monday' } });
    const settings = await readSettings(shop);
    expect(settings.money).toMatchObject({ currency: 'JPY', decimals: 0, position: 'left' });
    expect(settings.notice.text).toBe('Closed on Monday');
  });

  it('refuse what makes no sense and change nothing', async () => {
    await expect(writeSettings(shop, { money: { decimals: 99 } })).rejects.toThrow(/<=4|4/);
    expect((await readSettings(shop)).money.decimals).toBe(0);
  });
});
