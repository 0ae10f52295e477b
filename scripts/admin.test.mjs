import { join, relative } from 'node:path';
import { apiEndpoints } from '@vitrine/contract/api';
import { describe, expect, test } from 'vitest';
import { can, ROLES } from '../packages/server/src/accounts/roles.ts';
import { adminFolder, readAdminSources, readSource } from './admin/readAdminSources.mjs';

/** @typedef {keyof typeof apiEndpoints} Name */

/** @param {string} text */
const split = (text) => text.trim().split(/\s+/);

/** Why a call has no place in the admin. A call that gets one is taken out here. */
const WITHOUT_A_PLACE = {
  'visitors do it in the pages of the shop': split(`
    listShopProducts readShopFacets readShopProduct readShopCategories searchShop
    readShopCart addCartItem changeCartItem removeCartItem restoreCartItem
    applyCartCoupon removeCartCoupon chooseCartShipping setCartDestination
    readWishlist addToWishlist removeFromWishlist moveWishlistItems
    createWishlistGroup readWishlistGroup updateWishlistGroup deleteWishlistGroup`),
  'its list shows all of it': split(`
    readApiKey readReview readComment readInvitation readMailSwitch readMail readMediaFolder`),
  'each section is read where it is changed': split('readSettings'),
  'lists are filtered by fields; counts of what can be chosen are for programs': split('readFacets'),
  'the admin looks at a file before it is written': split('importProducts'),
  'a module comes in as a file, or as a copy of another': split('createModule'),
};

const sources = readAdminSources();
const names = /** @type {Name[]} */ (Object.keys(apiEndpoints));
const called = new Set([...sources.values()].flatMap(({ calls }) => [...calls]));

describe('calls of the API', () => {
  test('have a place in the admin, or a reason why not', () => {
    const excused = Object.values(WITHOUT_A_PLACE).flat();
    expect(names.filter((name) => !called.has(name) && !excused.includes(name))).toEqual([]);
  });

  test('have no reason where they have a place, or are gone', () => {
    const known = names.filter((name) => !called.has(name));
    const excused = Object.values(WITHOUT_A_PLACE).flat();
    expect(excused.filter((name) => !(/** @type {string[]} */ (known).includes(name)))).toEqual([]);
  });

  test('are found where they are made, and not where they are only named', () => {
    const code = `
      type Row = ApiBody<'readOrder'>;
      const kinds = { list: 'listPosts' };
      api('readPage', {});
      refresh('updateProduct');
      apiAddress(apiEndpoints.exportProducts, {});
      const { entries } = apiEndpoints.updateTerm.body;
      if (name === 'logOut') t('logIn');`;
    expect([...readSource('a.ts', code).calls].sort()).toEqual(['exportProducts', 'listPosts', 'readPage']);
  });
});

/** @typedef {{ id: string, path: string, group: string | null, right?: string, load: { toString(): string } }} Screen */
/** @type {readonly Screen[]} */
const screens = (await import(join(adminFolder, 'app/screens.ts'))).screens;
/** @type {readonly { id: string, right?: string }[]} */
const commands = (await import(join(adminFolder, 'commands/commands.ts'))).commands;

/** @param {import('../packages/server/src/accounts/roles.ts').Role} role @param {string | null | undefined} right */
const may = (role, right) =>
  right === undefined || right === null || right === 'login' || can({ role }, /** @type {never} */ (right));

/** Written out here once more, and not read from the screens: what is shown to somebody by mistake must fail a test. */
const MENU = {
  customer: split('dashboard api-keys logins'),
  editor: split('media modules documents menus pages posts comments'),
  shop_manager: split(`
    orders products categories attributes product-tags imports coupons reviews users customers
    settings taxes zones mails mail-texts webhooks`),
  admin: split('invitations roles privacy tools backup faults'),
};
/** Who has a role sees what those before it see, too. A customer is not let in at all. */
const menuOf = (/** @type {keyof typeof MENU} */ role) =>
  ROLES.slice(0, ROLES.indexOf(role) + 1).flatMap((each) => MENU[each]);

/** Calls of a role that have a place only in screens which the role does not see. */
const ELSEWHERE = {
  'an editor chooses from them by name, and does not change them': split(`
    listProducts readProduct listVariations readVariation listAttributes readAttribute`),
  'an editor makes categories and tags of posts by writing them into a post': split(
    'listTerms readTerm createTerm updateTerm deleteTerm',
  ),
};

/** What a screen is made of; what stands around every screen is no part of it. */
const AROUND = /^(?:app|commands|session|api)\//;

/** @param {Screen} screen */
function filesOf({ load }) {
  const [, entry = ''] = /["'](?:\/?[^"']*\/)?(screens\/[^"']+)["']/.exec(load.toString()) ?? [];
  const found = new Set([join(adminFolder, entry)]);
  for (const path of found)
    for (const next of sources.get(path)?.imports ?? [])
      if (!AROUND.test(relative(adminFolder, next))) found.add(next);
  return [...found].flatMap((path) => sources.get(path) ?? []);
}
const parts = screens.map((screen) => {
  const files = filesOf(screen);
  return {
    ...screen,
    calls: /** @type {Name[]} */ ([...new Set(files.flatMap(({ calls }) => [...calls]))]),
    rights: new Set(files.flatMap(({ rights }) => [...rights])),
  };
});
test('every screen is read', () => {
  expect(parts.filter(({ calls }) => calls.length === 0).map(({ id }) => id)).toEqual(['settings']);
});

const around = [...sources]
  .filter(([path]) => AROUND.test(relative(adminFolder, path)))
  .flatMap(([, { calls }]) => [...calls]);

describe.each(ROLES)('as %s', (role) => {
  test('the menu has what the role may, and nothing else', () => {
    const shown = screens.filter(({ group, right }) => group !== null && may(role, right));
    expect(shown.map(({ id }) => id).sort()).toEqual(menuOf(role).sort());
  });

  test('the palette leads to the same screens, and makes only what the role may make', () => {
    const offered = commands.filter(({ right }) => may(role, right)).map(({ id }) => id);
    const ways = offered.filter((id) => id.startsWith('go-')).map((id) => id.slice('go-'.length));
    expect(ways.sort()).toEqual(menuOf(role).sort());
  });

  test('a screen calls nothing that is refused, unless it asks for the right first', () => {
    const faults = parts
      .filter(({ right }) => may(role, right))
      .flatMap(({ id, calls, rights }) =>
        calls
          .filter(
            (name) => !may(role, apiEndpoints[name].right) && !rights.has(String(apiEndpoints[name].right)),
          )
          .map((name) => `${id}: ${name}`),
      );
    expect(faults).toEqual([]);
  });

  test('everything that the role may do and that has a place has one that it sees', () => {
    const seen = new Set([
      ...around,
      ...parts.filter(({ right }) => may(role, right)).flatMap(({ calls }) => calls),
      ...Object.values(ELSEWHERE).flat(),
    ]);
    const hidden = names.filter(
      (name) => called.has(name) && may(role, apiEndpoints[name].right) && !seen.has(name),
    );
    expect(hidden).toEqual([]);
  });
});

describe('keys', () => {
  test('lead to one thing each, whoever presses them', () => {
    /** @type {Map<string, string[]>} */
    const by = new Map();
    for (const { id, shortcut } of /** @type {{ id: string, shortcut?: string }[]} */ (commands))
      if (shortcut) by.set(shortcut, [...(by.get(shortcut) ?? []), id]);
    expect([...by].filter(([, ids]) => ids.length > 1)).toEqual([]);
  });
});
