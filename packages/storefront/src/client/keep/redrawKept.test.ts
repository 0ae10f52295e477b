// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { compareButtons } from './compareParts.ts';
import { redrawKept } from './redrawKept.ts';
import { wishlistButtons } from './wishlistButtons.ts';

const COMPARE = '.wd-compare-page';
const WISHES = '.wd-wishlist-content';
/** A list as the server draws it. */
const list = (ids: readonly number[], title = 'Presents'): string =>
  `<div class="wd-wishlist-content"><label><input type="checkbox" id="all"></label>${ids
    .map((id) => `<input type="checkbox" id="box-${id}" name="product_id[]" value="${id}">`)
    .join('')}<input id="title" name="title" value="${title}">
    <select id="to" name="to"><option value="1">One</option><option value="2">Two</option></select></div>`;
const table = (ids: string): string => `<div class="wd-compare-page">${ids}</div>`;
const page = (inside: string, notice = ''): string =>
  `<main id="main" tabindex="-1"><div class="woocommerce-notices-wrapper">${notice}</div>${inside}</main>`;

let asked: string[] = [];
const field = (id: string) => document.getElementById(id) as HTMLInputElement;
const shown = (selector: string) => document.querySelector(selector)?.textContent;
const answer = (html: string, status = 200) =>
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(html, { status, headers: { 'content-type': 'text/html' } });
  });

beforeEach(() => {
  asked = [];
  for (const name of ['woodmart_compare_list', 'woodmart_wishlist_products'])
    document.cookie = `${name}=; path=/; max-age=0`;
  sessionStorage.clear();
  localStorage.clear();
  Object.assign(window, {
    woodmart_settings: { wishlist_hash_name: 'wishes', wishlist_fragment_name: 'wish_fragments' },
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  Reflect.deleteProperty(window, 'woodmart_settings');
});

describe('a page of what is kept, open while another tab keeps or removes something', () => {
  it.each([
    ['compared products', COMPARE, compareButtons, 'woodmart_compare_list'],
    ['wishes', WISHES, wishlistButtons, 'wishes'],
  ])('shows the %s of now', async (_, selector, part, key) => {
    const drawn = (words: string) => page(`<div class="${selector.slice(1)}">${words}</div>`);
    document.body.innerHTML = drawn('Jug');
    part.start(document.body);
    answer(drawn('Jug, Mug'));
    dispatchEvent(Object.assign(new Event('storage'), { key: 'another', newValue: '7,8' }));
    dispatchEvent(Object.assign(new Event('storage'), { key, newValue: '7,8' }));
    await vi.waitFor(() => expect(shown(selector)).toBe('Jug, Mug'));
    expect(new Set(asked)).toEqual(new Set([location.href]));

    answer(drawn('Mug'));
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    await vi.waitFor(() => expect(shown(selector)).toBe('Mug'));
  });

  it('is not asked for where something else is shown', async () => {
    document.body.innerHTML = page('<p>About</p>');
    compareButtons.start(document.body);
    answer(page(table('Jug')));
    dispatchEvent(Object.assign(new Event('storage'), { key: 'woodmart_compare_list' }));
    await redrawKept(COMPARE);
    expect(asked).toEqual([]);
  });
});

describe('what is drawn anew', () => {
  it('keeps what was ticked, typed and chosen, and ticks nothing that is new', async () => {
    document.body.innerHTML = page(list([7, 8]));
    for (const id of ['all', 'box-7', 'box-8']) field(id).checked = true;
    field('title').value = 'Birthday';
    field('to').value = '2';
    answer(page(list([8, 9], 'Gifts')));
    await redrawKept(WISHES);
    expect(document.getElementById('box-7')).toBeNull();
    expect(['all', 'box-8', 'box-9'].map((id) => field(id).checked)).toEqual([false, true, false]);
    expect([field('title').value, field('to').value]).toEqual(['Birthday', '2']);
  });

  it('has the names of now where nothing was typed', async () => {
    document.body.innerHTML = page(list([7]));
    answer(page(list([7], 'Gifts')));
    await redrawKept(WISHES);
    expect(field('title').value).toBe('Gifts');
  });

  it('tells what the shop had to say, and leaves what it has said where there is nothing new', async () => {
    document.body.innerHTML = page(table('Jug'), '<p>Said</p>');
    answer(page(table('Mug')));
    await redrawKept(COMPARE);
    expect(shown('.woocommerce-notices-wrapper')).toBe('Said');
    answer(page(table('Mug'), '<p>New</p>'));
    await redrawKept(COMPARE);
    expect(shown('.woocommerce-notices-wrapper')).toBe('New');
  });

  it('leaves whoever was in it on the page', async () => {
    document.body.innerHTML = page(table('<a href="/compare/?remove=7">×</a>'));
    document.querySelector('a')?.focus();
    answer(page(table('')));
    await redrawKept(COMPARE);
    expect(document.activeElement?.id).toBe('main');
  });

  it.each([
    ['fails', () => answer(page(table('Mug')), 503)],
    ['sends something else', () => answer('<h1>Hello</h1>')],
    ['cannot be reached', () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed')))],
  ])('is what stands there where the shop %s', async (_, fail) => {
    document.body.innerHTML = page(table('Jug'));
    fail();
    await redrawKept(COMPARE);
    expect(shown(COMPARE)).toBe('Jug');
  });

  it('is the newest, whichever answer comes first, and whatever was changed here meanwhile', async () => {
    document.body.innerHTML = page(table('Jug'));
    const ends: ((html: string) => void)[] = [];
    vi.stubGlobal('fetch', () => new Promise((done) => ends.push((html) => done(new Response(html)))));
    const older = redrawKept(COMPARE);
    const newer = redrawKept(COMPARE);
    ends[1]?.(page(table('newer')));
    await newer;
    ends[0]?.(page(table('older')));
    await older;
    expect(shown(COMPARE)).toBe('newer');

    const late = redrawKept(COMPARE);
    document
      .querySelector(COMPARE)
      ?.replaceWith(document.createRange().createContextualFragment(table('own')));
    ends[2]?.(page(table('from before')));
    await vi.waitFor(() => expect(ends).toHaveLength(4));
    expect(shown(COMPARE)).toBe('own');
    ends[3]?.(page(table('of both')));
    await late;
    expect(shown(COMPARE)).toBe('of both');
  });
});
