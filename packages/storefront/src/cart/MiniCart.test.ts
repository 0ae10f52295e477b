import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { emptyCart, sampleCart } from '../testing/sampleCart.ts';

it('the mini cart has the wrapper that scripts replace, and nothing beside it', () => {
  const { body, html } = drawFragment('miniCart', sampleCart());
  expect(html.startsWith('<div class="widget_shopping_cart_content">')).toBe(true);
  expect(body.children).toHaveLength(1);
});

it('the mini cart says that there is nothing in an empty cart', () => {
  const { get, html } = drawFragment('miniCart', emptyCart);
  expect(get('p.woocommerce-mini-cart__empty-message').textContent).toBe('No products in the cart.');
  expect(html).not.toContain('mini_cart_item');
});

it('the mini cart gives every row the link that removes it, with all that scripts read', () => {
  const { body } = drawFragment('miniCart', sampleCart());
  const links = body.querySelectorAll(
    'ul.woocommerce-mini-cart > li.woocommerce-mini-cart-item.mini_cart_item > a.remove.remove_from_cart_button',
  );
  expect([...links].map(attributesOf)[0]).toEqual({
    role: 'button',
    href: '/cart/?remove_item=c20ad4d76fe97759aa27a0c99bff6710&_wpnonce=abcdef0123',
    class: 'remove remove_from_cart_button',
    'aria-label': 'Remove Moon jar, chalk from cart',
    'data-product_id': '12',
    'data-cart_item_key': 'c20ad4d76fe97759aa27a0c99bff6710',
    'data-product_sku': 'MOON-1',
    'data-success_message': '“Moon jar, chalk” has been removed from your cart',
    rel: 'nofollow',
  });
  expect(links).toHaveLength(2);
});

it('the mini cart tells quantity and price of a row, what was chosen, and where it leads', () => {
  const { body } = drawFragment('miniCart', sampleCart());
  const [first, second] = body.querySelectorAll('li');
  expect(first?.querySelector('span.quantity')?.textContent).toBe('2 × €89.00');
  expect(first?.querySelector('a:not(.remove)')?.getAttribute('href')).toBe('/product/moon-jar/');
  expect(second?.querySelector('dl.variation')?.textContent).toContain('Glaze: Rust & iron');
});

it('the mini cart ends with the subtotal and the ways to cart and checkout', () => {
  const { body, get } = drawFragment('miniCart', sampleCart());
  expect(get('p.woocommerce-mini-cart__total').textContent).toBe('Subtotal: €198.00');
  const links = [...body.querySelectorAll('p.woocommerce-mini-cart__buttons a.wc-forward')];
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['View cart', '/cart/'],
    ['Checkout', '/checkout/'],
  ]);
});
