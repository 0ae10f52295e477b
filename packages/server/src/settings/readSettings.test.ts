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

  it('have the default of what an older shop stored and is not allowed any more', async () => {
    const stored = {
      site: { url: 'javascript:alert(1)', title: 'Moss' },
      money: { decimals: 99, currency: 'JPY' },
      notice: 'none',
      countries: ['FR', 5],
      payments: { bankAccounts: [{ bank: 'without a name' }, 7], cod: { title: 'Cash' } },
    };
    await shop.queries
      .updateTable('settings')
      .set({ value: JSON.stringify(stored) })
      .where('name', '=', 'shop')
      .execute();
    expect(await readSettings(shop)).toMatchObject({
      site: { url: '', title: 'Moss' },
      money: { decimals: 2, currency: 'JPY' },
      notice: { on: false },
      countries: [],
      payments: { bankAccounts: [], cod: { title: 'Cash' } },
    });
    await writeSettings(shop, { comingSoon: { on: true } });
    expect(await readSettings(shop)).toMatchObject({ site: { title: 'Moss' }, comingSoon: { on: true } });
  });
});
