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
