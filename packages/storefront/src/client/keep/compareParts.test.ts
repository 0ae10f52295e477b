// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareButtons, compareDropdown, comparePage } from './compareParts.ts';
import { compareAlso } from './keptCookies.ts';

const KEY = 'woodmart_compare_list';
const button = (id: number): string =>
  `<div class="wd-compare-btn"><a href="/compare/" data-id="${id}" data-added-text="Compare products"><span>Compare</span></a></div>`;

beforeEach(() => {
  document.cookie = `${KEY}=; path=/; max-age=0`;
  localStorage.clear();
  document.body.innerHTML = `<div class="wd-header-compare"><span class="wd-tools-count"></span></div>${button(7)}${button(8)}`;
});

const shown = () => ({
  count: document.querySelector('.wd-tools-count')?.textContent,
  buttons: [...document.querySelectorAll('.wd-compare-btn a')].map((each) => each.textContent),
});

it('shows what was compared meanwhile, in another tab and in a page that comes back from the history', () => {
  compareButtons.start(document.body);
  expect(shown()).toEqual({ count: '0', buttons: ['Compare', 'Compare'] });
  compareAlso('7');
  expect(shown().count).toBe('0');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual({ count: '1', buttons: ['Compare products', 'Compare'] });

  compareAlso('8');
  dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
  expect(shown().count).toBe('1');
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(shown()).toEqual({ count: '2', buttons: ['Compare products', 'Compare products'] });

  // All of it was removed there.
  document.cookie = `${KEY}=; path=/; max-age=0`;
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(shown()).toEqual({ count: '0', buttons: ['Compare', 'Compare'] });
});

it('tells other tabs what is compared now, and what a page without its script has changed', () => {
  compareAlso('7');
  compareButtons.start(document.body);
  expect(localStorage.getItem(KEY)).toBe('7');
  document.querySelectorAll<HTMLElement>('.wd-compare-btn a span')[1]?.click();
  expect(localStorage.getItem(KEY)).toBe('7,8');
});

const DROPDOWN = `<div class="wd-header-compare wd-with-dropdown"><a href="/compare/">Compare</a>
  <span class="wd-tools-count"></span><div class="wd-dropdown-compare"></div></div>`;
const ADDED = 'We cant add to compare. Something wrong with AJAX response. Probably some PHP conflict.';
const REMOVED =
  'We cant remove product compare. Something wrong with AJAX response. Probably some PHP conflict.';

/** What a shop answers that is down, lies, or cannot be reached. */
const BROKEN: readonly (readonly [string, () => Promise<Response>])[] = [
  ['fails', async () => new Response('{}', { status: 500 })],
  ['sends a page instead of data', async () => new Response('<h1>Hello</h1>')],
  ['sends something else', async () => new Response('{"hello":1}')],
  ['sends nothing', async () => new Response('null')],
  [
    'cannot be reached',
    async () => {
      throw new TypeError('Failed to fetch');
    },
  ],
];

describe.each(BROKEN)('where the shop %s', (_, answer) => {
  const said: unknown[] = [];
  const went: unknown[] = [];
  const settled = () => new Promise((done) => setTimeout(done, 5));
  beforeEach(() => {
    said.length = went.length = 0;
    vi.spyOn(console, 'error').mockImplementation((...words) => void said.push(...words));
    vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
    vi.stubGlobal('fetch', answer);
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  it('nothing is said to be compared, and the button can be pressed again', async () => {
    document.body.innerHTML = DROPDOWN + button(7);
    compareButtons.start(document.body);
    const pressed = document.querySelector<HTMLElement>('.wd-compare-btn a');
    pressed?.querySelector('span')?.click();
    expect(pressed?.classList.contains('loading')).toBe(true);
    await settled();
    expect(said).toEqual([ADDED]);
    expect([...(pressed?.classList ?? [])]).toEqual([]);
    expect(pressed?.hasAttribute('aria-busy')).toBe(false);
    expect(shown()).toEqual({ count: '0', buttons: ['Compare'] });
  });

  it('the link is followed that takes a product off', async () => {
    document.body.innerHTML = `<div class="wd-compare-page" data-key="k">
      <a class="wd-compare-remove" data-id="7" data-category-id="0" href="/compare/?remove=7">×</a></div>`;
    comparePage.start(document.querySelector('.wd-compare-page') as HTMLElement);
    document.querySelector<HTMLElement>('.wd-compare-remove')?.click();
    await settled();
    expect(said).toEqual([REMOVED]);
    expect(went).toEqual([new URL('/compare/?remove=7', location.href).href]);
  });

  it('the list below the header’s link is said not to have come', async () => {
    compareAlso('7');
    document.body.innerHTML = DROPDOWN;
    compareDropdown.start(document.querySelector('.wd-header-compare') as HTMLElement);
    await settled();
    expect(said).toContain('something wrong loading compare data');
  });
});

describe('what the shop is asked', () => {
  const asked: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const went = vi.fn<(url: string | URL) => void>();
  const answer = { count: 1, fragments: {}, table: '<div class="wd-compare-page">Rest</div>' };
  beforeEach(() => {
    asked.length = 0;
    Object.assign(window, { woodmart_settings: { ajaxurl: '/ajax.php', compare_page_nonce: 'of the page' } });
    vi.spyOn(location, 'assign').mockImplementation(went);
    vi.stubGlobal('fetch', async (url: string) => {
      const { pathname, searchParams } = new URL(url, location.href);
      asked.push([pathname, Object.fromEntries(searchParams)]);
      return new Response(JSON.stringify(answer));
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
    Reflect.deleteProperty(window, 'woodmart_settings');
  });

  it('is to add a product, where its header lists them', async () => {
    document.body.innerHTML = DROPDOWN + button(7);
    compareButtons.start(document.body);
    const press = new MouseEvent('click', { bubbles: true, cancelable: true });
    document.querySelector('.wd-compare-btn a span')?.dispatchEvent(press);
    expect(press.defaultPrevented).toBe(true);
    // The shop keeps it in the cookie.
    compareAlso('7');
    await vi.waitFor(() => expect(shown()).toEqual({ count: '1', buttons: ['Compare products'] }));
    expect(localStorage.getItem(KEY)).toBe('7');
    expect(new Set(asked)).toEqual(new Set([['/ajax.php', { action: 'woodmart_add_to_compare', id: '7' }]]));
  });

  it.each([
    [
      'a product off its table',
      'class="wd-compare-remove" data-id="7" data-category-id="3"',
      { action: 'woodmart_remove_from_compare', id: '7', category_id: '3' },
    ],
    [
      'a whole table off',
      'class="wd-compare-remove-cat" data-category-id="3"',
      { action: 'woodmart_remove_category_from_compare', category_id: '3' },
    ],
  ])('is to take %s, with the key of the tables or else the page’s', async (_, link, fields) => {
    for (const [attribute, key] of [
      ['data-key="own"', 'own'],
      ['', 'of the page'],
    ]) {
      document.body.innerHTML = `<main id="main" tabindex="-1"><div class="wd-compare-page" ${attribute}>
        <a ${link} href="/compare/">×</a></div></main>`;
      comparePage.start(document.querySelector('.wd-compare-page') as HTMLElement);
      document.querySelector<HTMLElement>('.wd-compare-page a')?.click();
      await vi.waitFor(() => expect(document.querySelector('.wd-compare-page')?.textContent).toBe('Rest'));
      expect(asked.at(-1)).toEqual(['/ajax.php', { ...fields, key }]);
      // What was pressed is gone.
      expect(document.activeElement?.id).toBe('main');
    }
    expect(went).not.toHaveBeenCalled();
  });
});
