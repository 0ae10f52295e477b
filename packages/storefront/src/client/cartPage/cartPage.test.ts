// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellBody } from '../events/bodyEvents.ts';
import { cartPage } from './cartPage.ts';

const content = (inside: string): string => `<div class="cart-page-content">${inside}</div>`;
const CART = content(`<form class="woocommerce-cart-form" action="/cart/" method="post">
  <a class="remove" href="/cart/?remove_item=a">×</a><input name="coupon_code" value="SPRING">
  <button name="apply_coupon" value="1">Apply</button><button name="update_cart" value="1">Update</button>
  <a class="woocommerce-remove-coupon" data-coupon="spring" href="/cart/?remove_coupon=spring">Remove</a>
  <input type="radio" class="shipping_method" name="shipping_method[0]" value="b"></form>`);
const drawn = (notice: string, cart = CART): string =>
  `<div class="woocommerce-notices-wrapper">${notice}</div>${cart}`;
const EVENTS = [
  'updated_cart_totals',
  'updated_wc_div',
  'wc_cart_emptied',
  'applied_coupon',
  'removed_coupon',
  'updated_shipping_method',
  'item_removed_from_classic_cart',
];

let told: string[] = [];
let asked: string[] = [];
const stops = new AbortController();
const page = () => document.querySelector('.cart-page-content') as HTMLElement;

function open(answer: string): void {
  document.body.innerHTML = drawn('old');
  vi.stubGlobal('fetch', async (url: string, options?: RequestInit) => {
    asked.push(`${options?.method ?? 'GET'} ${new URL(url, location.href).pathname}`);
    return new Response(answer, { headers: { 'content-type': 'text/html' } });
  });
  cartPage.start(page());
}
const settled = () => new Promise((done) => setTimeout(done));

for (const name of EVENTS)
  document.body.addEventListener(
    name,
    (event) => told.push([name, ...(event as CustomEvent<readonly unknown[]>).detail].join(' ')),
    { signal: stops.signal },
  );
beforeEach(() => {
  told = [];
  asked = [];
});
afterEach(() => vi.unstubAllGlobals());

const press = (selector: string) => page().querySelector<HTMLElement>(selector)?.click();

it('a coupon is told by its code, after the totals and the page', async () => {
  open(drawn('new'));
  press('[name=apply_coupon]');
  await settled();
  expect(told).toEqual(['updated_cart_totals', 'updated_wc_div', 'applied_coupon SPRING']);
});

it('a code that is refused stays in its field, to be mended; one that counts does not', async () => {
  const field = () => document.querySelector<HTMLInputElement>('[name=coupon_code]')?.value;
  const empty = CART.replace('SPRING', '');
  open(drawn('<ul class="woocommerce-error" role="alert"><li>It does not exist.</li></ul>', empty));
  press('[name=apply_coupon]');
  await settled();
  expect(field()).toBe('SPRING');
  open(drawn('<div class="woocommerce-message" role="alert">Applied.</div>', empty));
  press('[name=apply_coupon]');
  await settled();
  expect(field()).toBe('');
});

it('so are a coupon that is taken off, and an item', async () => {
  open(drawn('new'));
  press('.woocommerce-remove-coupon');
  await settled();
  expect(told.at(-1)).toBe('removed_coupon spring');
  open(drawn('new'));
  press('.remove');
  await settled();
  expect(told.at(-1)).toBe('item_removed_from_classic_cart');
});

it('a way of delivery is told as such', async () => {
  open(drawn('new'));
  const way = page().querySelector<HTMLInputElement>('.shipping_method');
  if (way) way.checked = true;
  way?.dispatchEvent(new Event('change', { bubbles: true }));
  await settled();
  expect(told).toEqual(['updated_cart_totals', 'updated_wc_div', 'updated_shipping_method']);
});

it('a cart that has become empty is told so', async () => {
  open(drawn('', content('<p class="wc-empty-cart-message">Empty</p>')));
  press('.remove');
  await settled();
  expect(told.slice(0, 2)).toEqual(['wc_cart_emptied', 'updated_wc_div']);
});

it('is drawn anew when something was added beside it, or another script asks for it', async () => {
  open(drawn('new'));
  tellBody('added_to_cart', {}, 'hash');
  await settled();
  expect([asked.length, document.querySelector('.woocommerce-notices-wrapper')?.textContent]).toEqual([
    1,
    'new',
  ]);
  open(drawn('new'));
  tellBody('wc_update_cart', true);
  await settled();
  expect(document.querySelector('.woocommerce-notices-wrapper')?.textContent).toBe('old');
  // Pages that were replaced no longer listen.
  expect(asked.length).toBe(2);
});

it.each([
  ['with another page', '<h1>Down for maintenance</h1>'],
  ['with a page of the shop that has no cart', '<div class="woocommerce-notices-wrapper">Who are you?</div>'],
])('what stands there is sent as ever where the shop answers %s', async (_, answer) => {
  const sent = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (
    this: HTMLFormElement,
  ) {
    // Without its button a form of the cart only shows the cart.
    const isWhole = this.isConnected && new FormData(this).get('update_cart') === '1';
    asked.push(`plainly, ${isWhole ? 'as it was pressed' : 'without what was pressed'}`);
  });
  const went = vi.spyOn(location, 'assign').mockImplementation((url) => void asked.push(String(url)));
  open(answer);
  press('[name=update_cart]');
  await vi.waitFor(() => expect(sent).toHaveBeenCalled());
  press('.remove');
  await vi.waitFor(() => expect(went).toHaveBeenCalled());
  expect(asked).toEqual([
    'POST /cart/',
    'plainly, as it was pressed',
    'GET /cart/',
    new URL('/cart/?remove_item=a', location.href).href,
  ]);
  expect(told).toEqual([]);
  expect(page().hasAttribute('aria-busy')).toBe(false);
});
