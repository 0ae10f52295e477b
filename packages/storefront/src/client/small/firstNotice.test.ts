// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { tellBody } from '../events/bodyEvents.ts';
import { firstNotice } from './firstNotice.ts';

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<input><div class="woocommerce-notices-wrapper">
    <div class="woocommerce-info" role="status">Quiet</div>
    <div class="woocommerce-message" role="alert">Coupon code applied successfully.</div>
    <div class="woocommerce-error" role="alert">Later</div></div>`;
});
afterEach(() => vi.useRealTimers());
const focused = (): string => document.activeElement?.textContent ?? '';

it('the first word of the shop has the focus half a second after the page has come', () => {
  firstNotice.start(document.body);
  vi.advanceTimersByTime(499);
  expect(document.activeElement).toBe(document.body);
  vi.advanceTimersByTime(1);
  expect(focused()).toBe('Coupon code applied successfully.');
});

it('whoever has begun to type keeps the focus', () => {
  firstNotice.start(document.body);
  document.querySelector('input')?.focus();
  vi.advanceTimersByTime(500);
  expect(document.activeElement?.localName).toBe('input');
});

it('a cart that was drawn anew says so too', () => {
  firstNotice.start(document.body);
  vi.advanceTimersByTime(500);
  (document.activeElement as HTMLElement).blur();
  tellBody('item_removed_from_classic_cart');
  vi.advanceTimersByTime(500);
  expect(focused()).toBe('Coupon code applied successfully.');
});
