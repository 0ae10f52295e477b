// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellBody } from '../events/bodyEvents.ts';
import { cartFragments } from './cartFragments.ts';

const widget = () => document.querySelector<HTMLElement>('.widget_shopping_cart');

beforeEach(() => {
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
afterEach(() => vi.unstubAllGlobals());

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

it('a shop that says nothing for five seconds, or fails, is told of, and no more', async () => {
  const waits = vi.spyOn(AbortSignal, 'timeout');
  const told: string[] = [];
  for (const name of ['wc_fragments_ajax_error', 'wc_fragments_refreshed'])
    document.body.addEventListener(name, () => told.push(name), { once: true });
  for (const answer of [
    async () => new Response('{}', { status: 503 }),
    async () => new Response('<h1>Hello</h1>'),
    async () => Promise.reject(new DOMException('The operation timed out.', 'TimeoutError')),
  ]) {
    vi.stubGlobal('fetch', answer);
    cartFragments.start(document.body);
    await new Promise((done) => setTimeout(done, 5));
  }
  expect(waits.mock.calls).toEqual([[5000], [5000], [5000]]);
  expect(told).toEqual(['wc_fragments_ajax_error']);
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
