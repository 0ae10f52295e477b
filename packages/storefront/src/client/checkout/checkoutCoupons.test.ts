// @vitest-environment happy-dom
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { checkoutCoupons } from './checkoutCoupons.ts';

const update = vi.fn<() => Promise<void>>(async () => {});
const told: string[] = [];
let asked: string[] = [];
let sent = 0;

beforeAll(() => {
  checkoutCoupons(
    {
      wc_ajax_url: '/?wc-ajax=%%endpoint%%',
      update_order_review_nonce: 'r',
      apply_coupon_nonce: 'a',
      remove_coupon_nonce: 'd',
    },
    update,
  );
  for (const name of ['applied_coupon_in_checkout', 'removed_coupon_in_checkout'])
    document.body.addEventListener(name, (event) =>
      told.push(`${name} ${(event as CustomEvent<readonly string[]>).detail[0]}`),
    );
});
beforeEach(() => {
  told.length = sent = 0;
  asked = [];
  update.mockClear();
  document.body.innerHTML = `<div class="woocommerce-notices-wrapper"></div>
    <form class="checkout_coupon" action="/checkout/"><input name="coupon_code" value="SPRING">
      <button name="apply_coupon" value="Apply coupon">Apply</button></form>
    <form class="checkout"><input name="billing_email" value="ines@example.com">
      <div id="order_review"><a class="woocommerce-remove-coupon" data-coupon="spring" href="/checkout/?remove_coupon=spring">×</a></div></form>`;
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => void sent++);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const answer = (body: string, status = 200) =>
  vi.stubGlobal('fetch', async (url: string, { body: fields }: { body: URLSearchParams }) => {
    asked.push(`${url} ${fields}`);
    return new Response(body, { status });
  });
const settled = () => new Promise((done) => setTimeout(done, 5));
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const code = () => document.querySelector<HTMLInputElement>('[name=coupon_code]')?.value;

it('a coupon counts where the checkout stands: nothing that was filled in is lost', async () => {
  answer('<div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>');
  press('[name=apply_coupon]');
  await settled();
  expect(asked).toEqual([
    '/?wc-ajax=apply_coupon security=a&coupon_code=SPRING&billing_email=ines%40example.com',
  ]);
  expect(document.querySelector('.woocommerce-notices-wrapper')?.textContent).toContain('applied');
  expect([told, update.mock.calls.length, sent]).toEqual([['applied_coupon_in_checkout SPRING'], 1, 0]);
  expect(code()).toBe('');
  expect(document.querySelector<HTMLInputElement>('[name=billing_email]')?.value).toBe('ines@example.com');
});

it('a code that is refused stays in its field, to be mended', async () => {
  answer('<ul class="woocommerce-error" role="alert"><li>Coupon "SPRING" does not exist!</li></ul>');
  press('[name=apply_coupon]');
  await settled();
  expect([code(), sent]).toEqual(['SPRING', 0]);
});

it('one that is taken off goes where it stands', async () => {
  answer('<div class="woocommerce-message" role="alert">Coupon has been removed.</div>');
  press('.woocommerce-remove-coupon');
  await settled();
  expect(asked).toEqual(['/?wc-ajax=remove_coupon security=d&coupon=spring']);
  expect([told, update.mock.calls.length]).toEqual([['removed_coupon_in_checkout spring'], 1]);
});

it.each([
  ['fails', '', 500],
  ['no longer knows the page', '-1', 200],
  ['sends a page', '<!doctype html><h1>Hello</h1>', 200],
])('where the shop %s, the form is sent as ever', async (_, body, status) => {
  answer(body, status);
  press('[name=apply_coupon]');
  await settled();
  expect([told, sent]).toEqual([[], 1]);
  expect(document.querySelector('.checkout_coupon')?.hasAttribute('aria-busy')).toBe(false);
  expect(document.querySelector<HTMLInputElement>('input[name=apply_coupon]')?.value).toBe('Apply coupon');
});
