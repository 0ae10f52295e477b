import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { drawPage } from '../testing/drawPage.ts';
import { samplePages } from '../testing/samplePages.ts';

it('errors are one alert, each with the field that it is about', () => {
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

it('what went well and what is worth knowing have a box each', () => {
  const { get } = drawFragment('notices', [
    { kind: 'success', html: 'Cart updated.' },
    { kind: 'notice', html: 'Prices have changed.' },
  ]);
  expect(get('.woocommerce-message').textContent).toBe('Cart updated.');
  expect(get('.woocommerce-info').textContent).toBe('Prices have changed.');
});

it('without notices nothing is drawn', () => {
  expect(drawFragment('notices', []).html).toBe('');
});

it('pages that are the same for everyone keep an empty place for notices', () => {
  expect(drawPage(samplePages.product).get('.woocommerce-notices-wrapper').innerHTML).toBe('');
});

it('notices stand in their place on pages that follow a form', () => {
  expect(
    drawPage(samplePages.checkout).get('.woocommerce-notices-wrapper .woocommerce-error').textContent,
  ).toBe('Billing Email address is not valid.');
});
