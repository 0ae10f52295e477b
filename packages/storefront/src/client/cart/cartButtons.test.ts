// @vitest-environment happy-dom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadJQuery, unloadJQuery } from '../events/testing/loadJQuery.ts';
import { cartButtons } from './cartButtons.ts';
import { inTurn } from './cartQueue.ts';

const params = {
  wc_ajax_url: '/?wc-ajax=%%endpoint%%',
  i18n_view_cart: 'View cart',
  cart_url: '/cart/',
  is_cart: '',
  cart_redirect_after_add: 'no',
};
const FRAGMENTS = { '.wd-cart-number': '<span class="wd-cart-number">1</span>' };
const EVENTS = [
  'adding_to_cart',
  'added_to_cart',
  'removed_from_cart',
  'wc_cart_button_updated',
  'wc_fragments_loaded',
  'ajax_request_not_sent.adding_to_cart',
];

let asked: string[] = [];
let went: string[] = [];
let told: (readonly [string, readonly unknown[]])[] = [];

const answers = (answer: unknown, status = 200): void =>
  void vi.stubGlobal('fetch', async (url: string, { body }: { body: URLSearchParams }) => {
    asked.push(`${url} ${body}`);
    return new Response(typeof answer === 'string' ? answer : JSON.stringify(answer), { status });
  });
const add = () => document.querySelector('.ajax_add_to_cart') as HTMLAnchorElement;
const remove = () => document.querySelector('.remove_from_cart_button') as HTMLAnchorElement;
/** When all that was asked before has been answered, and the answers have been heard. */
const settled = () => new Promise<void>((done) => inTurn(async () => done()));

beforeAll(() => {
  Object.assign(window, { wc_add_to_cart_params: params });
  cartButtons.start(document.body);
  for (const name of EVENTS)
    document.body.addEventListener(name, (event) => told.push([name, (event as CustomEvent).detail]));
});
beforeEach(() => {
  [asked, went, told] = [[], [], []];
  Object.assign(params, { is_cart: '', cart_redirect_after_add: 'no' });
  document.body.innerHTML = `<span class="wd-cart-number">0</span><ul><li class="woocommerce-mini-cart-item">
    <a class="remove remove_from_cart_button" role="button" href="/cart/?remove_item=k" data-cart_item_key="k">×</a></li></ul>
    <p><a class="add_to_cart_button ajax_add_to_cart" href="/shop/?add-to-cart=7" data-product_id="7" data-quantity="2"
    data-product_sku="MUG" data-success_message="“Mug” is in your cart">Add</a></p>`;
  vi.spyOn(location, 'assign').mockImplementation((url) => void went.push(String(url)));
  answers({ fragments: FRAGMENTS, cart_hash: 'abc' });
});
afterEach(unloadJQuery);
afterAll(() => Reflect.deleteProperty(window, 'wc_add_to_cart_params'));

const at = (path: string): string => new URL(path, location.href).href;

describe('a button that adds', () => {
  it('sends all that it says of itself, and is loading until the shop has answered', async () => {
    add().click();
    expect([add().className, add().getAttribute('aria-busy')]).toEqual([
      'add_to_cart_button ajax_add_to_cart loading',
      'true',
    ]);
    add().click();
    await settled();
    const fields = {
      product_id: '7',
      quantity: '2',
      product_sku: 'MUG',
      success_message: '“Mug” is in your cart',
    };
    expect(asked).toEqual([`/?wc-ajax=add_to_cart ${new URLSearchParams(fields)}`]);
    expect(add().className).toBe('add_to_cart_button ajax_add_to_cart added');
    expect(add().hasAttribute('aria-busy')).toBe(false);
    expect(told).toEqual([
      ['adding_to_cart', [add(), fields]],
      ['wc_cart_button_updated', [add()]],
      ['wc_fragments_loaded', []],
      ['added_to_cart', [FRAGMENTS, 'abc', add()]],
    ]);
    expect(document.querySelector('.wd-cart-number')?.textContent).toBe('1');
    expect(document.querySelector('.widget_shopping_cart_live_region')?.textContent).toBe(
      '“Mug” is in your cart',
    );
  });

  it.each([
    ['is in the cart all the same', 'other', ['added_to_cart'], []],
    ['is not', '', [], ['/shop/?add-to-cart=7']],
    ['nobody can say', null, [], ['/shop/?add-to-cart=7']],
  ])('asks for the cart where the shop stays silent: what it added %s', async (_, hash, events, links) => {
    vi.stubGlobal('fetch', async (url: string) => {
      asked.push(url);
      if (asked.length === 1 || hash === null) throw new DOMException('', 'TimeoutError');
      return new Response(JSON.stringify({ fragments: FRAGMENTS, cart_hash: hash }));
    });
    add().click();
    await settled();
    expect(asked).toEqual(['/?wc-ajax=add_to_cart', '/?wc-ajax=get_refreshed_fragments']);
    expect(told.map(([name]) => name).filter((name) => name === 'added_to_cart')).toEqual(events);
    expect(went).toEqual(links.map(at));
    expect([add().classList.contains('loading'), add().hasAttribute('aria-busy')]).toEqual([false, false]);
  });

  it('has a link to the cart beside it then, once, and none on the cart’s own page', async () => {
    for (let time = 0; time < 2; time++) {
      add().click();
      await settled();
    }
    const links = [...document.querySelectorAll('a.added_to_cart')];
    expect(
      links.map((link) => [link.textContent, link.getAttribute('href'), link.getAttribute('title')]),
    ).toEqual([['View cart', '/cart/', 'View cart']]);
    links[0]?.remove();
    params.is_cart = '1';
    add().click();
    await settled();
    expect(document.querySelector('a.added_to_cart')).toBeNull();
  });

  it('also sends what scripts have put to it; what its attributes say counts more', async () => {
    const jQuery = loadJQuery();
    jQuery(add()).data('gift', 'yes');
    jQuery(add()).data('quantity', 9);
    add().click();
    await settled();
    const sent = new URLSearchParams(asked[0]?.split(' ')[1]);
    expect([sent.get('gift'), sent.get('quantity')]).toEqual(['yes', '2']);
  });

  it('leads to the product where the shop names it as a fault, and nothing is said to be added', async () => {
    answers({ error: true, product_url: '/product/mug/' });
    add().click();
    await settled();
    expect(went).toEqual([at('/product/mug/')]);
    expect(told.map(([name]) => name)).toEqual(['adding_to_cart']);
    expect(add().className).toBe('add_to_cart_button ajax_add_to_cart');
  });

  it('runs no script that the answer names as the product', async () => {
    answers({ error: true, product_url: 'javascript:alert(1)' });
    add().click();
    await settled();
    expect(went).toEqual([]);
    expect(add().classList.contains('loading')).toBe(false);
  });

  it('leads to the cart where the shop wants that', async () => {
    params.cart_redirect_after_add = 'yes';
    add().click();
    await settled();
    expect(went).toEqual([at('/cart/')]);
    expect(told.map(([name]) => name)).toEqual(['adding_to_cart']);
  });

  it('sends nothing where somebody forbids it, which is told, and can be pressed again', async () => {
    const forbid = (event: Event): void => event.preventDefault();
    document.body.addEventListener('should_send_ajax_request.adding_to_cart', forbid, { once: true });
    add().click();
    await settled();
    expect(asked).toEqual([]);
    expect(told).toEqual([
      ['wc_cart_button_updated', [add()]],
      ['ajax_request_not_sent.adding_to_cart', [false, false, add()]],
    ]);
    expect(add().className).toBe('add_to_cart_button ajax_add_to_cart');
  });

  it.each([
    ['fails', () => answers('{}', 500)],
    ['answers without fragments', () => answers({ cart_hash: 'abc' })],
    ['sends a page instead of data', () => answers('<h1>Hello</h1>')],
    ['names a fault but no product', () => answers({ error: true, product_url: false })],
    [
      'cannot be reached',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])('is the link that it is where the shop %s', async (_, fail) => {
    fail();
    add().click();
    await settled();
    expect(went).toEqual([at('/shop/?add-to-cart=7')]);
    expect(add().className).toBe('add_to_cart_button ajax_add_to_cart');
  });
});

describe('a cross that removes', () => {
  it('sends the key of its line, and tells what came of it', async () => {
    const link = remove();
    link.click();
    expect(link.closest('li')?.className).toBe('woocommerce-mini-cart-item updating');
    link.click();
    await settled();
    expect(asked).toEqual(['/?wc-ajax=remove_from_cart cart_item_key=k']);
    expect(told).toEqual([
      ['wc_fragments_loaded', []],
      ['removed_from_cart', [FRAGMENTS, 'abc', link]],
    ]);
    expect(document.querySelector('.wd-cart-number')?.textContent).toBe('1');
  });

  it.each([
    ['fails', () => answers('{}', 500)],
    ['answers without fragments', () => answers({ cart_hash: '' })],
    [
      'cannot be reached',
      () => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))),
    ],
  ])('is the link that it is where the shop %s', async (_, fail) => {
    fail();
    remove().click();
    await settled();
    expect(went).toEqual([at('/cart/?remove_item=k')]);
    expect(told).toEqual([]);
  });
});

it('changes are told to the shop one after another', async () => {
  const ends: (() => void)[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    await new Promise<void>((done) => ends.push(done));
    return new Response(JSON.stringify({ fragments: {}, cart_hash: '' }));
  });
  add().click();
  remove().click();
  const isAnswered = settled();
  await vi.waitFor(() => expect(ends).toHaveLength(1));
  expect(asked).toEqual(['/?wc-ajax=add_to_cart']);
  ends[0]?.();
  await vi.waitFor(() => expect(ends).toHaveLength(2));
  expect(asked).toEqual(['/?wc-ajax=add_to_cart', '/?wc-ajax=remove_from_cart']);
  ends[1]?.();
  await isAnswered;
});

it.each([
  ['adds', add],
  ['removes', remove],
])('what %s is pressed by the space bar, which scrolls nothing then', async (_, button) => {
  const press = (target: Element | null, key: string): boolean =>
    target?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true })) ?? false;
  expect([press(button(), 'a'), press(document.querySelector('p'), ' ')]).toEqual([true, true]);
  await settled();
  expect(asked).toEqual([]);
  expect(press(button(), ' ')).toBe(false);
  await settled();
  expect(asked).toHaveLength(1);
});
