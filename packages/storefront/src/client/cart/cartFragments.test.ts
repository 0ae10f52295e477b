// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellBody } from '../events/bodyEvents.ts';
import { cartFragments } from './cartFragments.ts';

type Listening = Parameters<EventTarget['addEventListener']>;

const widget = () => document.querySelector<HTMLElement>('.widget_shopping_cart');
let hearing: readonly (readonly [EventTarget, { readonly mock: { readonly calls: Listening[] } }])[] = [];

beforeEach(() => {
  hearing = [window, document.body].map((each) => [each, vi.spyOn(each, 'addEventListener')]);
  document.cookie = 'woocommerce_items_in_cart=; path=/; max-age=0';
  document.body.innerHTML =
    '<div class="widget_shopping_cart"><div class="hide_cart_widget_if_empty"></div></div>';
  Object.assign(window, {
    wc_cart_fragments_params: {
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      cart_hash_key: 'h',
      fragment_name: 'f',
      request_timeout: '5000',
    },
  });
  vi.stubGlobal('fetch', async () => new Response('{"fragments":{},"cart_hash":""}'));
});
afterEach(() => {
  // The page of one test would answer in the next.
  for (const [target, { mock }] of hearing)
    for (const listening of mock.calls) target.removeEventListener(...listening);
  vi.unstubAllGlobals();
});

it('a widget that is only for full carts is there while there is something in them', async () => {
  cartFragments.start(document.body);
  expect(widget()?.hidden).toBe(true);
  // At once, not when the shop has answered.
  tellBody('adding_to_cart');
  expect(widget()?.hidden).toBe(false);
  document.cookie = 'woocommerce_items_in_cart=1; path=/';
  tellBody('wc_fragments_loaded');
  expect(widget()?.hidden).toBe(false);
  document.cookie = 'woocommerce_items_in_cart=; path=/; max-age=0';
  tellBody('wc_fragments_refreshed');
  expect(widget()?.hidden).toBe(true);
});

it('a shop that says nothing for as long as its settings allow, or else five seconds, or fails, is told of, and no more', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const told: string[] = [];
  for (const name of ['wc_fragments_ajax_error', 'wc_fragments_refreshed'])
    document.body.addEventListener(name, () => told.push(name));
  for (const [request_timeout, answer] of [
    ['7000', async () => new Response('{}', { status: 503 })],
    ['', async () => new Response('<h1>Hello</h1>')],
    ['5000', () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError'))],
  ] as const) {
    Object.assign(Reflect.get(window, 'wc_cart_fragments_params'), { request_timeout });
    vi.stubGlobal('fetch', answer);
    cartFragments.start(document.body);
  }
  await vi.waitFor(() => expect(told).toHaveLength(3));
  expect(waits.mock.calls).toEqual([[7000], [5000], [5000]]);
  expect(new Set(told)).toEqual(new Set(['wc_fragments_ajax_error']));
});

it('what the shop has told is kept in this tab, its hash in every tab, and the day it was told', async () => {
  sessionStorage.clear();
  localStorage.clear();
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    asked.push(`${url} ${[...body.keys()].join()}`);
    return new Response('{"fragments":{"div.widget_shopping_cart_content":"<div></div>"},"cart_hash":"abc"}');
  });
  cartFragments.start(document.body);
  await vi.waitFor(() => expect(localStorage.getItem('h')).toBe('abc'));
  expect(asked).toEqual(['/?wc-ajax=get_refreshed_fragments time']);
  expect(sessionStorage.getItem('h')).toBe('abc');
  expect(JSON.parse(sessionStorage.getItem('f') ?? '')).toHaveProperty(['div.widget_shopping_cart_content']);
  expect(Math.abs(Number(sessionStorage.getItem('wc_cart_created')) - Date.now())).toBeLessThan(60_000);
});

describe('what the browser has kept of a cart', () => {
  const MINI_CART = 'div.widget_shopping_cart_content';
  const DAY_MS = 86_400_000;
  let asked = 0;

  beforeEach(() => {
    vi.useFakeTimers();
    asked = 0;
    sessionStorage.clear();
    localStorage.clear();
    document.body.innerHTML = '<div class="widget_shopping_cart_content">None</div>';
    vi.stubGlobal('fetch', async () => {
      asked++;
      const fragments = { [MINI_CART]: '<div class="widget_shopping_cart_content">Asked</div>' };
      return new Response(JSON.stringify({ fragments, cart_hash: 'abc' }));
    });
  });
  afterEach(() => {
    vi.useRealTimers();
    document.cookie = 'woocommerce_cart_hash=; path=/; max-age=0';
  });

  interface Kept {
    readonly agoMs?: number;
    readonly hash?: string;
    readonly cookie?: string;
    readonly fragments?: string;
  }
  const shown = () => document.querySelector(MINI_CART)?.textContent;
  const ofOtherTab = (key: string) => dispatchEvent(Object.assign(new Event('storage'), { key }));
  /** From so long ago, of the cart with this hash; the browser has the cookie of another, where one is named. */
  function open({ agoMs = 0, hash = 'abc', cookie = hash, fragments = '' }: Kept): void {
    const kept = { [MINI_CART]: '<div class="widget_shopping_cart_content">Kept</div>' };
    sessionStorage.setItem('f', fragments || JSON.stringify(kept));
    sessionStorage.setItem('h', hash);
    localStorage.setItem('h', hash);
    sessionStorage.setItem('wc_cart_created', String(Date.now() - agoMs));
    document.cookie = `woocommerce_cart_hash=${cookie}; path=/`;
    cartFragments.start(document.body);
  }

  it.each([
    ['is shown for a day', { agoMs: DAY_MS - 1 }, 'Kept', 0],
    ['is a day old, and the shop is asked', { agoMs: DAY_MS }, 'None', 1],
    ['is of another cart than the cookie’s', { cookie: 'xyz' }, 'None', 1],
    ['is of a cart, and there is none any more', { cookie: '' }, 'None', 1],
    ['never grows old while the cart is empty', { hash: '', agoMs: 9 * DAY_MS }, 'Kept', 0],
    ['cannot be read', { fragments: '{' }, 'None', 1],
    ['is all but the cart itself', { fragments: '{"span":"<span></span>"}' }, 'None', 1],
  ])('%s', (_, kept, expected, times) => {
    open(kept);
    expect([shown(), asked]).toEqual([expected, times]);
  });

  it('is asked for again when its day is over, and again a day after each answer', async () => {
    open({ agoMs: DAY_MS - 1000 });
    await vi.advanceTimersByTimeAsync(999);
    expect([shown(), asked]).toEqual(['Kept', 0]);
    await vi.advanceTimersByTimeAsync(1);
    expect([shown(), asked]).toEqual(['Asked', 1]);
    await vi.advanceTimersByTimeAsync(DAY_MS - 1);
    expect(asked).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(2);
    // Asked for in between, it is new from then on.
    await vi.advanceTimersByTimeAsync(DAY_MS / 2);
    tellBody('wc_fragment_refresh');
    expect(asked).toBe(3);
    await vi.advanceTimersByTimeAsync(DAY_MS - 1);
    expect(asked).toBe(3);
    await vi.advanceTimersByTimeAsync(1);
    expect(asked).toBe(4);
  });

  it('is what was told of adding and removing; its day runs from the first item on', async () => {
    open({ hash: '', cookie: '', agoMs: 5000 });
    const kept = () => [
      sessionStorage.getItem('f'),
      sessionStorage.getItem('h'),
      localStorage.getItem('h'),
      sessionStorage.getItem('wc_cart_created'),
    ];
    const begun = String(Date.now());
    tellBody('added_to_cart', { span: 'one' }, 'abc');
    expect(kept()).toEqual(['{"span":"one"}', 'abc', 'abc', begun]);
    await vi.advanceTimersByTimeAsync(1000);
    tellBody('removed_from_cart', { span: 'none' }, 'xyz');
    for (const nothing of [null, undefined, 'fragments']) tellBody('added_to_cart', nothing, 'nobody’s');
    expect(kept()).toEqual(['{"span":"none"}', 'xyz', 'xyz', begun]);
    expect(asked).toBe(0);
  });

  /** The tab's storage, which refuses to write some names. */
  function refuse(...names: readonly string[]): ReadonlyMap<string, string> {
    const kept = new Map(
      ['f', 'h', 'wc_cart_created'].map((name) => [name, sessionStorage.getItem(name) ?? '']),
    );
    vi.stubGlobal('sessionStorage', {
      getItem: (name: string) => kept.get(name) ?? null,
      removeItem: (name: string) => void kept.delete(name),
      setItem(name: string, value: string) {
        if (names.includes(name)) throw new DOMException('full', 'QuotaExceededError');
        kept.set(name, value);
      },
    });
    return kept;
  }

  it('is of no use where the browser lets nothing be written: every page asks', () => {
    open({});
    refuse('wc');
    cartFragments.start(document.body);
    expect(asked).toBe(1);
    expect(() => tellBody('added_to_cart', { span: 'one' }, 'abc')).not.toThrow();
  });

  it('is never an older cart where there is no room for the new one', () => {
    open({});
    const kept = refuse('f');
    tellBody('added_to_cart', { span: 'one' }, 'xyz');
    expect(kept.has('f')).toBe(false);
  });

  it('is asked for again when another tab has another cart, and when the page comes back from the history', async () => {
    open({});
    localStorage.setItem('h', 'xyz');
    ofOtherTab('another');
    expect(asked).toBe(0);
    ofOtherTab('h');
    await vi.advanceTimersByTimeAsync(0);
    expect([shown(), asked]).toEqual(['Asked', 1]);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(asked).toBe(1);
    dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    // What was there before is not shown while the shop is asked.
    expect([shown(), asked]).toEqual(['', 2]);
  });
});
