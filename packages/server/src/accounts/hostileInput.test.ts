import { shopLinks, shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compareTables, removeCategoryFromCompare } from '../compare/compareTables.ts';
import { readCompareCookie } from '../compare/compareCookie.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { addToWishlist } from '../wishlist/addToWishlist.ts';
import { mergeGuestWishlist } from '../wishlist/mergeGuestWishlist.ts';
import { moveItems } from '../wishlist/moveItems.ts';
import { removeFromWishlist } from '../wishlist/removeFromWishlist.ts';
import { createGroup, renameGroup } from '../wishlist/wishlistGroups.ts';
import { findLogin } from './findLogin.ts';
import { register } from './register.ts';
import { requestReset } from './requestReset.ts';
import { findReset } from './resetPassword.ts';
import { revokeLogin } from './revokeLogins.ts';
import { saveAccount } from './saveAccount.ts';
import { saveAddress } from './saveAddress.ts';
import { setRole } from './setRole.ts';
import { insertTestUser } from './testing/testUser.ts';

const settings = v.parse(shopSettings, { compare: { byCategory: true } });
const links = shopLinks(settings, 'https://shop.example');

const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '\u0000',
    '\ud800',
    "' or 1=1 --",
    '"; drop table users; --',
    '%00',
    '__proto__',
    'a'.repeat(100_000),
    'x\r\nBcc: y@z.example',
    'a@b.example\u0000',
  ),
);
const anyNumber = fc.oneof(
  fc.double(),
  fc.integer(),
  fc.constantFrom(0, -1, 2 ** 31, 2 ** 53, Number.NaN, Infinity),
);

describe.each(databaseKinds)('whatever is sent on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const user = await insertTestUser(shop, { role: 'admin' });

  it('is answered, never a fault', async () => {
    await fc.assert(
      fc.asyncProperty(anyText, anyText, anyNumber, async (a, b, n) => {
        const change = { firstName: a, lastName: b, displayName: b, email: `${user.login}@shop.example` };
        await register(shop, { email: a, login: b, attribution: { referrer: a, [b]: a } }, settings);
        await requestReset(shop, a, links, '192.0.2.1');
        await saveAccount(shop, user.id, change);
        await saveAddress(shop, user.id, 'billing', { city: a, country: b });
        await setRole(shop, user, n, b);
        await Promise.all([findLogin(shop, a), findReset(shop, a), revokeLogin(shop, user.id, a)]);
        await createGroup(shop, user.id, a);
        await renameGroup(shop, user.id, n, `x${b}`);
        await addToWishlist(shop, user.id, n, n);
        await removeFromWishlist(shop, user.id, [n], n);
        await moveItems(shop, user.id, [n], { from: n, to: n });
        await mergeGuestWishlist(shop, user.id, a);
        await compareTables(shop, [n, ...readCompareCookie(a)], settings);
        await removeCategoryFromCompare(shop, [n], n);
      }),
      { numRuns: 25 },
    );
    const rows = await shop.queries.selectFrom('users').select('id').where('role', '=', 'admin').execute();
    expect(rows).toEqual([{ id: user.id }]);
  });
});
