// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { recentlyViewed } from './recentlyViewed.ts';

const place = () => document.querySelector('.recently-viewed-place') as HTMLElement;
let asked: string[] = [];

/** The page of product 9, after so many others. */
async function open(seen: string, answer: () => Promise<Response>): Promise<void> {
  document.cookie = `woocommerce_recently_viewed=${seen}; path=/`;
  document.body.innerHTML = '<div class="recently-viewed-place" data-product-id="9"></div>';
  vi.stubGlobal('fetch', (url: string) => {
    asked.push(url);
    return answer();
  });
  recentlyViewed.start(place());
  await new Promise((done) => setTimeout(done));
}

beforeEach(() => {
  asked = [];
  Object.assign(window, { wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' } });
});
afterEach(() => {
  document.cookie = 'woocommerce_recently_viewed=; path=/; max-age=0';
  Reflect.deleteProperty(window, 'wc_add_to_cart_params');
});

const ROW = '<section class="recently-viewed"><h2>Seen</h2></section>';
const html = (text: string, status = 200) => new Response(text, { status });

it('what was looked at before is shown, the last first, without the product itself', async () => {
  await open('7|9|8', async () => html(ROW));
  await vi.waitFor(() => expect(place().innerHTML).toBe(ROW));
  expect(asked).toEqual([`/?wc-ajax=recently_viewed&${new URLSearchParams({ ids: '8|7' })}`]);
});

it('nobody is asked where there is nothing', async () => {
  await open('9', async () => html(ROW));
  expect(asked).toEqual([]);
});

it.each([
  ['fails', async () => html(ROW, 500)],
  ['sends another page', async () => html('<html><body><h1>Who are you?</h1><form></form></body></html>')],
  ['has none of them any more', async () => html('')],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the page is whole without it where the shop %s', async (_, answer) => {
  await open('7', answer);
  await vi.waitFor(() => expect(asked).toHaveLength(1));
  await new Promise((done) => setTimeout(done, 20));
  expect(place().innerHTML).toBe('');
});
