import { expect, it } from 'vitest';
import { createHash } from 'node:crypto';
import { drawPage } from '../testing/drawPage.ts';
import { samplePage } from '../testing/samplePages.ts';
import { sampleFrame } from '../testing/sampleShop.ts';
import { inlineScripts } from './inlineScripts.ts';

const draw = (changes: Parameters<typeof sampleFrame>[0] = {}) =>
  drawPage(samplePage('message', { title: 'Gone', text: 'It was here.' }, { frame: sampleFrame(changes) }));
const { header, assets } = sampleFrame();
const live = { ...assets, scripts: ['/main.js'] };
const hashes = (texts: readonly (string | null)[]) =>
  texts.map((text) =>
    createHash('sha256')
      .update(text ?? '')
      .digest('hex'),
  );

it.each([
  ['real', 1],
  // Its copy comes after the usual 300 px, wherever its rows stand.
  ['clone', 0],
  ['none', 0],
] as const)('a header that stays as %s has %i rows that do', (sticky, count) => {
  const page = draw({ header: { ...header, sticky } });
  expect(page.all('.whb-sticky-row')).toHaveLength(count);
});

it.each([
  ['form', 'div.wd-display-form form[role=search]'],
  ['dropdown', 'details.wd-display-dropdown form[role=search]'],
  ['full-screen', 'details.wd-display-full-screen form[role=search]'],
] as const)(
  'the search shown as %s is a form that works by itself, for wide and narrow pages',
  (search, selector) => {
    const page = draw({ header: { ...header, search } });
    expect(page.all(selector)).toHaveLength(2);
    expect(page.all('form[role=search]')).toHaveLength(2);
  },
);

it('an item of the menu may open in columns of links or of HTML', () => {
  const page = draw({
    menu: [
      {
        label: 'Shop',
        url: '/shop/',
        isMega: true,
        children: [
          {
            label: 'Ceramics',
            url: '/ceramics/',
            children: [{ label: 'Vases', url: '/vases/', children: [] }],
          },
          { label: 'This week', url: '', html: '<p>Two <b>bowls</b></p>', children: [] },
        ],
      },
    ],
  });
  expect(page.get('.wd-nav-main .mega-column .mega-links a').getAttribute('href')).toBe('/vases/');
  expect(page.get('.wd-nav-main .mega-html b').textContent).toBe('bowls');
  expect(page.get('.wd-nav-main .menu-heading').textContent).toBe('This week');
  expect(page.get('.mobile-pages-menu .menu-item-has-children > .sub-menu .menu-html b').textContent).toBe(
    'bowls',
  );
  // On narrow pages they are lists as any others.
  expect(page.get('.mobile-pages-menu .sub-menu .sub-menu a').getAttribute('href')).toBe('/vases/');
});

it('an item without an address is no link: it is what opens its list, or a heading', () => {
  const below = { label: 'Care', url: '/care/', children: [] };
  const page = draw({
    menu: [
      { label: 'Help', url: '', children: [below] },
      { label: 'Soon', url: '', children: [] },
    ],
  });
  expect(page.all('.wd-nav a[href=""]')).toHaveLength(0);
  expect(page.get('.wd-nav-main > .menu-item-has-children > button[type=button]').textContent).toBe('Help');
  expect(page.get('.wd-nav-main > .menu-item > span.menu-heading').textContent).toBe('Soon');
  // There lists stand open, and a button would do nothing before a script comes.
  expect(page.all('.mobile-pages-menu button')).toHaveLength(0);
  expect(page.get('.mobile-pages-menu > .menu-item-has-children > span.menu-heading').textContent).toBe(
    'Help',
  );
});

it('the header lists what is compared where the shop wants it to, on wide pages', () => {
  expect(draw().all('.wd-dropdown-compare')).toHaveLength(0);
  const page = draw({ header: { ...header, compareDropdown: true } });
  expect(page.all('.whb-col-right .wd-header-compare.wd-with-dropdown .wd-dropdown-compare')).toHaveLength(1);
  expect(page.all('.wd-header-compare')).toHaveLength(2);
});

it('a banner stands above the header, and can be closed where there is a script', () => {
  const banner = { html: '<b>Free</b> delivery', version: '2', canClose: true };
  const still = draw({ banner });
  expect(still.get('.header-banner b').textContent).toBe('Free');
  expect(still.all('.close-header-banner')).toHaveLength(0);
  const page = draw({ banner, assets: live });
  page.get('.header-banner .close-header-banner');
  expect(draw({ banner: { ...banner, canClose: false }, assets: live }).all('.close-header-banner')).toEqual(
    [],
  );
});

it.each([
  {},
  { banner: { html: 'x', version: '1', canClose: true } },
  { banner: { html: 'x', version: '1', canClose: true }, isClosed: true as const },
])('a policy is told of every script that stands in the page: %j', (changes) => {
  const frame = sampleFrame({ ...changes, assets: { ...live, globals: { a: 1 } } });
  const drawn = draw(frame)
    .all('script:not([src], [type])')
    .map(({ textContent }) => textContent);
  expect(hashes(drawn).toSorted()).toEqual(hashes([...inlineScripts(frame)]).toSorted());
});
