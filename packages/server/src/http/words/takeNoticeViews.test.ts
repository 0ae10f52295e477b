import { describe, expect, it } from 'vitest';
import { testGuest, testLinks, testSettings } from '../../cart/testing/cartOf.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import type { CartNotice } from '../../notices/CartNotice.ts';
import { addNotice, tellNext } from '../../notices/notices.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { takeNoticeViews } from './takeNoticeViews.ts';

describe.each(databaseKinds)('what waits for a visitor on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const context = { shop, settings: testSettings(), links: testLinks };

  it('is kept as a code, and said in words when it is shown, once', async () => {
    const guest = testGuest();
    await tellNext(guest)(shop, { code: 'only_one', product: '<b>' });
    await tellNext(guest)(shop, { code: 'coupon_applied' });
    await addNotice(shop, guest, 'notice', 'Cart updated.');
    expect(await takeNoticeViews(context, guest)).toEqual([
      { kind: 'error', html: 'You can only have 1 &lt;b&gt; in your cart.' },
      { kind: 'success', html: 'Coupon code applied successfully.' },
      { kind: 'notice', html: 'Cart updated.' },
    ]);
    expect(await takeNoticeViews(context, guest)).toEqual([]);
    expect(await takeNoticeViews(context, null)).toEqual([]);
  });

  it('is left out when another version of the shop has queued what this one cannot say', async () => {
    const guest = testGuest();
    await tellNext(guest)(shop, { code: 'of_tomorrow' } as unknown as CartNotice);
    await tellNext(guest)(shop, { code: 'cart_full' });
    expect(await takeNoticeViews(context, guest)).toHaveLength(1);
  });
});
