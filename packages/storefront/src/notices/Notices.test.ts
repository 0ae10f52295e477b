import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { samplePages } from '../testing/samplePages.ts';

it('is one alert for all errors, each with the field that it is about', () => {
  const { get, body } = drawFragment('notices', [
    { kind: 'error', html: '<strong>Billing Phone</strong> is not valid.', field: 'billing_phone' },
    { kind: 'error', html: 'Out of stock.' },
  ]);
  expect(attributesOf(get('.woocommerce-error'))['role']).toBe('alert');
  expect([...body.querySelectorAll('.woocommerce-error li')].map((li) => li.outerHTML)).toEqual([
    '<li data-id="billing_phone"><strong>Billing Phone</strong> is not valid.</li>',
    '<li>Out of stock.</li>',
  ]);
});

it('has a box for what went well and one for what is worth knowing', () => {
  const { get } = drawFragment('notices', [
    { kind: 'success', html: 'Cart updated.' },
    { kind: 'notice', html: 'Prices have changed.' },
  ]);
  expect(get('.woocommerce-message').textContent).toBe('Cart updated.');
  expect(get('.woocommerce-info').textContent).toBe('Prices have changed.');
});

it('is nothing when there are none', () => {
  expect(drawFragment('notices', []).html).toBe('');
});

it('keeps an empty place on pages that are the same for everyone', () => {
  expect(drawPage(samplePages.product).get('.woocommerce-notices-wrapper').innerHTML).toBe('');
});

it('stands in that place on pages that follow a form', () => {
  expect(
    drawPage(samplePages.checkout).get('.woocommerce-notices-wrapper .woocommerce-error').textContent,
  ).toBe('Billing Email address is not valid.');
});
