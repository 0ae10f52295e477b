// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { checkoutForm } from './checkoutForm.ts';

type Answers = Readonly<Record<string, () => Response>>;
let asked: string[] = [];
let plainly = 0;
const form = () => document.querySelector('form') as HTMLFormElement;
const page = (html: string) => () => new Response(html, { headers: { 'content-type': 'text/html' } });
const data = (value: object) => () => new Response(JSON.stringify(value));
const FIELDS = (
  country: string,
): string => `<p id="billing_state_field"><input name="billing_state" value="${country}"></p>
  <p id="billing_postcode_field"><input name="billing_postcode" value="${country} 1"></p>`;

function open(answers: Answers): void {
  asked = [];
  plainly = 0;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => void plainly++);
  vi.stubGlobal('fetch', async (url: string) => {
    const name = new URL(url, location.href).searchParams.get('wc-ajax') ?? 'page';
    asked.push(name);
    return (answers[name] ?? data({}))();
  });
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div>
    <form class="checkout woocommerce-checkout" action="/checkout/"><select name="billing_country">
    <option value="FR">France</option><option value="US">United States</option></select>${FIELDS('FR')}
    <div id="order_review"></div><button id="place_order">Place order</button></form>`;
  checkoutForm.start(form());
}

beforeEach(() => {
  Object.assign(window, { wc_checkout_params: { wc_ajax_url: '/?wc-ajax=%%endpoint%%' } });
});
afterEach(() => void Reflect.deleteProperty(window, 'wc_checkout_params'));

const order = (): void => {
  const submitter = document.getElementById('place_order');
  form().dispatchEvent(new SubmitEvent('submit', { submitter, bubbles: true, cancelable: true }));
};
const choose = async (country: string): Promise<void> => {
  const select = document.querySelector('select') as HTMLSelectElement;
  select.value = country;
  select.dispatchEvent(new Event('change', { bubbles: true }));
  await vi.waitFor(() => expect(asked).toEqual(['page', 'update_order_review']));
};
const field = (name: string) => new FormData(form()).get(`billing_${name}`);

it('another country brings its own fields, and a postcode that is typed meanwhile stays', async () => {
  open({ page: page(`<form class="checkout">${FIELDS('US')}</form>`) });
  await choose('US');
  expect([field('state'), field('postcode')]).toEqual(['US', 'FR 1']);
});

it.each([
  ['another page', page('<h1>Hello</h1>')],
  ['a page of the shop that is no checkout', page('<p id="billing_state_field"></p>')],
  ['a fault', () => new Response('no', { status: 503 })],
])('what was filled in stays where the shop answers with %s', async (_, answer) => {
  open({ page: answer });
  await choose('US');
  expect([field('state'), field('postcode')]).toEqual(['FR', 'FR 1']);
});

it.each([
  ['a fault', () => new Response('no', { status: 500 })],
  ['a page instead of data', page('<h1>Hello</h1>')],
  ['something that says nothing of the order', data({ hello: 1 })],
  ['a success that leads nowhere', data({ result: 'success' })],
])('the order is sent as ever where the shop answers with %s', async (_, answer) => {
  open({ checkout: answer });
  order();
  await vi.waitFor(() => expect(plainly).toBe(1));
  await vi.waitFor(() => expect(form().classList.contains('processing')).toBe(false));
  expect(form().hasAttribute('aria-busy')).toBe(false);
});

it('an order that is refused says so, and is not sent again', async () => {
  open({ checkout: data({ result: 'failure', messages: '<ul role="alert"><li>No such place</li></ul>' }) });
  order();
  await vi.waitFor(() => expect(document.body.textContent).toContain('No such place'));
  expect(plainly).toBe(0);
});
