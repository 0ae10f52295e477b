// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { inTurn } from '../cart/cartQueue.ts';
import { productForm } from './productForm.ts';

const ITEMS = '/api/v1/shop/cart/items';
const FRAGMENTS = { fragments: { span: '<span>1</span>' }, cart_hash: 'abc' };
let asked: string[] = [];
let plainly = 0;
let added: unknown[] = [];
const hear = (event: Event): void => void added.push((event as CustomEvent).detail);

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });
const form = () => document.querySelector('form') as HTMLFormElement;
const button = () => document.querySelector('button') as HTMLButtonElement;

/** Adds two pieces of a make, where the shop's API answers so. */
async function add(answer: () => Response | Promise<Response>): Promise<void> {
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    asked.push(`${url} ${String(body)}`);
    return url === ITEMS ? answer() : json(FRAGMENTS);
  });
  form().dispatchEvent(new SubmitEvent('submit', { submitter: button(), bubbles: true, cancelable: true }));
  expect(button().getAttribute('aria-busy')).toBe('true');
  await new Promise<void>((done) => inTurn(async () => done()));
}

beforeEach(() => {
  [asked, added, plainly] = [[], [], 0];
  Object.assign(window, {
    wc_add_to_cart_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%', cart_redirect_after_add: 'no' },
  });
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => void plainly++);
  document.body.addEventListener('added_to_cart', hear);
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div><form class="cart">
    <input name="quantity" value="2"><input name="variation_id" value="12"><input name="attribute_size" value="L">
    <input type="hidden" name="add-to-cart" value="7"><button class="single_add_to_cart_button">Add</button></form>`;
  productForm.start(form());
});
afterEach(() => {
  document.body.removeEventListener('added_to_cart', hear);
  Reflect.deleteProperty(window, 'wc_add_to_cart_params');
});

it('what is chosen is added where it stands, and told with the cart of now', async () => {
  await add(() => json({ hash: 'abc', lines: [{}] }));
  const item = { productId: 7, quantity: 2, variationId: 12, choices: { attribute_size: 'L' } };
  expect(asked).toEqual([`${ITEMS} ${JSON.stringify(item)}`, '/?wc-ajax=get_refreshed_fragments ']);
  expect(added).toEqual([[FRAGMENTS.fragments, 'abc', button()]]);
  expect([plainly, button().className, button().hasAttribute('aria-busy')]).toEqual([
    0,
    'single_add_to_cart_button',
    false,
  ]);
});

it('what is refused is said, and nothing is told', async () => {
  await add(() => json({ error: 'out_of_stock', message: 'Only one left.' }, 409));
  expect(document.querySelector('[role=alert]')?.textContent).toBe('Only one left.');
  expect([added, plainly, button().className]).toEqual([[], 0, 'single_add_to_cart_button']);
});

it.each([
  ['fails', () => json({ error: 'internal', message: 'No.' }, 500)],
  ['sends a page instead of data', () => new Response('<h1>Hello</h1>')],
  ['sends something that is no cart', () => json({ hello: 1 })],
  ['sends nothing', () => json(null)],
  ['refuses without a word', () => json({}, 409)],
  ['cannot be reached', () => Promise.reject(new TypeError('Failed to fetch'))],
])('the form is sent as ever where the shop %s', async (_, answer) => {
  await add(answer);
  expect([plainly, added, button().hasAttribute('aria-busy')]).toEqual([1, [], false]);
});
