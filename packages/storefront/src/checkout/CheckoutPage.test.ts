import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { sampleCart, sampleCheckout, sampleOrder } from '../testing/sampleCart.ts';
import { samplePage } from '../testing/samplePages.ts';

const page = drawPage(samplePage('checkout', sampleCheckout()));
const FORM = 'form.checkout.woocommerce-checkout';

it('the checkout page is one form with everything that the server asks for', () => {
  expect(attributesOf(page.get(FORM))).toMatchObject({
    name: 'checkout',
    action: '/checkout/',
    method: 'post',
  });
  expect(page.fields(FORM)).toEqual([
    ...[
      'first_name',
      'last_name',
      'company',
      'country',
      'address_1',
      'postcode',
      'city',
      'phone',
      'email',
    ].map((name) => `billing_${name}`),
    'createaccount',
    'account_password',
    'ship_to_different_address',
    ...['first_name', 'last_name', 'company', 'country', 'address_1', 'postcode', 'city'].map(
      (name) => `shipping_${name}`,
    ),
    'order_comments',
    'shipping_method[0]',
    'shipping_method[0]',
    'payment_method',
    'payment_method',
    'terms',
    'terms-field',
    'woocommerce-process-checkout-nonce',
    'order_once',
  ]);
  expect(page.all(`${FORM} wc-order-attribution-inputs`)).toHaveLength(1);
});

it('the checkout page ties what is wrong to its field', () => {
  expect(attributesOf(page.get('#billing_email'))).toMatchObject({
    'aria-invalid': 'true',
    'aria-describedby': 'billing_email_description',
    autocomplete: 'email',
    value: 'ada@',
  });
  expect(page.get('#billing_email_description').textContent).toBe('Please enter a valid email address.');
});

it('the checkout page never lets a browser wait for a field that cannot be seen', () => {
  expect(page.get('#billing_first_name').hasAttribute('required')).toBe(true);
  expect(page.get('#shipping_first_name').hasAttribute('required')).toBe(false);
  expect(page.get('#shipping_first_name').getAttribute('aria-required')).toBe('true');
});

it('the checkout page keeps the coupon out of the form that orders', () => {
  expect(page.all(`${FORM} [name=coupon_code]`)).toHaveLength(0);
  expect(page.fields('form.checkout_coupon')).toEqual(['coupon_code', 'woocommerce-process-checkout-nonce']);
  page.get('form.checkout_coupon button[name=apply_coupon]');
});

it('the checkout page asks for no address of delivery when nothing is delivered', () => {
  const { all } = drawPage(
    samplePage('checkout', sampleCheckout({ cart: sampleCart({ needsShipping: false }) })),
  );
  expect(all('.woocommerce-shipping-fields, tr.shipping')).toHaveLength(0);
});

it.each([
  [{ guestsAllowed: false, signup: false }, 0, 'You must be logged in to check out.'],
  [{ guestsAllowed: false, signup: true }, 1, 'Returning customer?'],
  [{ guestsAllowed: true, signup: true }, 1, 'Returning customer?'],
])('the checkout page with %o has %i forms, and says %j', (changes, forms, text) => {
  const { all, get } = drawPage(samplePage('checkout', sampleCheckout(changes)));
  expect(all(FORM)).toHaveLength(forms);
  expect(get('.woocommerce-form-login-toggle').textContent).toContain(text);
});

it('the checkout page always makes an account where guests cannot buy', () => {
  const { all } = drawPage(samplePage('checkout', sampleCheckout({ guestsAllowed: false })));
  expect(all('[name=createaccount]')).toHaveLength(0);
  expect(all('.create-account #account_password')).toHaveLength(1);
});

it('the checkout page has the table of the order as scripts replace it', () => {
  const { body, get } = drawFragment('orderReview', sampleCart());
  expect(body.children).toHaveLength(1);
  expect(get('table.woocommerce-checkout-review-order-table tfoot tr.order-total td').textContent).toContain(
    '€184.10',
  );
  expect(body.querySelectorAll('tbody tr.cart_item')).toHaveLength(2);
  expect(body.querySelector('tbody td.product-name')?.textContent).toBe('Moon jar, chalk × 2');
  expect(page.all('#order_review .woocommerce-checkout-review-order-table')).toHaveLength(1);
  expect(body.querySelector('input.shipping_method')?.hasAttribute('form')).toBe(false);
});

it('the checkout page lets who has no script see the totals of another choice before ordering', () => {
  const [first] = page.all(`${FORM} button`);
  expect(first && attributesOf(first)).toMatchObject({
    name: 'woocommerce_checkout_update_totals',
    formnovalidate: '',
  });
});

it('the checkout page has payment as scripts replace it', () => {
  const { body, get } = drawFragment('payment', sampleCheckout());
  expect(body.children).toHaveLength(1);
  const first = get('div#payment.woocommerce-checkout-payment li.payment_method_cod > input');
  expect(attributesOf(first)).toMatchObject({
    id: 'payment_method_cod',
    type: 'radio',
    name: 'payment_method',
    value: 'cod',
    checked: '',
  });
  expect(get('li.payment_method_bacs .payment_box.payment_method_bacs').textContent).toBe(
    'Transfer to our account.',
  );
  expect(attributesOf(get('button#place_order'))).toMatchObject({ name: 'woocommerce_checkout_place_order' });
  expect(get('[name=woocommerce-process-checkout-nonce]').getAttribute('value')).toBe('feedc0ffee');
});

it('the checkout page asks for no payment when nothing is to be paid, and for no terms when there are none', () => {
  const { body } = drawFragment('payment', sampleCheckout({ needsPayment: false, termsUrl: '' }));
  expect(body.querySelector('[name=payment_method], [name=terms]')).toBeNull();
});

it('the checkout page thanks for an order and shows it to who may see it', () => {
  const { get, html } = drawPage(samplePage('orderReceived', { order: sampleOrder() }));
  expect(get('.woocommerce-thankyou-order-received').textContent).toContain('Thank you.');
  expect(get('.woocommerce-order-overview__order').textContent).toBe('Order number: 1042');
  expect(html).toContain('FR76 3000 6000 0112 3456 7890 189');
  const others = drawPage(samplePage('orderReceived', { order: null }));
  expect(others.all('.woocommerce-order-overview, address')).toHaveLength(0);
});

it('what an existing script says of a coupon, at the end of what its field is in, it finds beside the field', () => {
  expect(page.all('form.checkout_coupon #coupon_code:last-child')).toHaveLength(1);
});
