import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { emptyCart, sampleCart, sampleLine } from '../testing/sampleCart.ts';
import { samplePage } from '../testing/samplePages.ts';

const draw = (cart = sampleCart(), couponsOn = true) =>
  drawPage(samplePage('cart', { cart, nonce: 'cccccccccc', couponsOn, refusedCoupon: '', crossSells: [] }));

it('the cart page is a form that sends the quantity of every line, the coupon and its nonce to the cart', () => {
  const { get, fields } = draw();
  const form = attributesOf(get('form.woocommerce-cart-form'));
  expect([form['action'], form['method']]).toEqual(['/cart/', 'post']);
  expect(fields('form.woocommerce-cart-form')).toEqual([
    'cart[c20ad4d76fe97759aa27a0c99bff6710][qty]',
    'cart[aab3238922bcc25a6f606eb525ffdc56][qty]',
    'coupon_code',
    'woocommerce-cart-nonce',
  ]);
});

it('the cart page presses "update" when someone types Enter into a quantity', () => {
  const [first] = draw().all('form.woocommerce-cart-form button');
  expect(first?.getAttribute('name')).toBe('update_cart');
});

it('the cart page allows 0, which removes a line, up to what is there', () => {
  const input = attributesOf(draw().get('td.product-quantity input.qty[type=number]'));
  expect(input).toMatchObject({ min: '0', max: '7', step: '1', value: '2' });
});

it('the cart page asks no quantity of what is sold once', () => {
  const { get, all } = draw(sampleCart({ lines: [sampleLine({ quantity: 1, min: 1, max: 1 })] }));
  expect(all('td.product-quantity input[type=number]')).toHaveLength(0);
  expect(attributesOf(get('td.product-quantity input'))).toMatchObject({ type: 'hidden', value: '1' });
});

it('the cart page has no coupon where the shop has none', () => {
  expect(draw(sampleCart(), false).all('[name=coupon_code]')).toHaveLength(0);
});

it('the cart page lets an empty cart lead back to the shop', () => {
  const { get } = draw(emptyCart);
  expect(get('.cart-empty').textContent).toBe('Your cart is currently empty.');
  expect(get('.return-to-shop a').getAttribute('href')).toBe('/shop/');
});

it('the cart page removes lines by links without a script', () => {
  const [link] = draw().all('td.product-remove > a.remove');
  expect(link?.getAttribute('href')).toContain('/cart/?remove_item=c20ad4d76fe97759aa27a0c99bff6710');
});

it('the cart page has totals as scripts replace them', () => {
  const { body, get } = drawFragment('cartTotals', sampleCart());
  expect(body.firstElementChild?.className).toBe('cart_totals');
  expect(get('tr.cart-subtotal td').textContent).toBe('€198.00');
  expect(get('tr.cart-discount td').textContent).toContain('-€19.80');
  expect(attributesOf(get('a.woocommerce-remove-coupon'))).toMatchObject({
    href: '/cart/?remove_coupon=spring10',
    'data-coupon': 'spring10',
  });
  expect(get('tr.order-total td').textContent).toContain('€184.10');
  expect(get('.includes_tax').textContent).toContain('€30.68 VAT');
  expect(get('.wc-proceed-to-checkout a.checkout-button').getAttribute('href')).toBe('/checkout/');
});

it('the cart page lists taxes of prices without them as rows', () => {
  const { get, body } = drawFragment('cartTotals', sampleCart({ isTaxIncluded: false }));
  expect(get('tr.tax-rate td').textContent).toBe('€30.68');
  expect(body.querySelector('.includes_tax')).toBeNull();
});

it('the cart page offers rates as radios of the cart form, the chosen one checked', () => {
  const { body } = drawFragment('cartTotals', sampleCart());
  const radios = [...body.querySelectorAll('ul#shipping_method input.shipping_method')].map(attributesOf);
  expect(radios[0]).toEqual({
    id: 'shipping_method_0_flat_rate1',
    name: 'shipping_method[0]',
    value: 'flat_rate:1',
    class: 'shipping_method',
    form: 'cart-form',
    type: 'radio',
    'data-index': '0',
    checked: '',
  });
  expect(radios[1]).not.toHaveProperty('checked');
  expect(body.querySelector('label[for=shipping_method_0_flat_rate1]')?.textContent).toBe('Flat rate: €5.90');
});

it('the cart page asks nothing when there is one rate, and says when there is none', () => {
  const rate = { id: 'free_shipping:2', label: 'Free shipping', cost: 0 };
  const one = drawFragment(
    'cartTotals',
    sampleCart({ packages: [{ name: '', rates: [rate], chosen: rate.id }] }),
  );
  expect(attributesOf(one.get('input.shipping_method'))).toMatchObject({
    type: 'hidden',
    value: 'free_shipping:2',
  });
  const none = drawFragment('cartTotals', sampleCart({ packages: [{ name: '', rates: [], chosen: '' }] }));
  expect(none.get('tr.shipping td').textContent).toContain('There are no shipping options');
});
