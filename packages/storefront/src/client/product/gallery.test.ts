// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { loadJQuery, unloadJQuery } from '../events/testing/loadJQuery.ts';
import { gallery } from './gallery.ts';

const root = () => document.querySelector('.woocommerce-product-gallery') as HTMLElement;
let moves = 0;

/** `autoplay`: what the shop's settings say. */
function open(autoplay: string): void {
  moves = 0;
  document.body.innerHTML = `<div class="woocommerce-product-gallery" data-autoplay="${autoplay}">
    <section class="woocommerce-product-gallery__wrapper" tabindex="0">
      <div class="woocommerce-product-gallery__image"><a href="/1.jpg"></a></div>
      <div class="woocommerce-product-gallery__image"><a href="/2.jpg"></a></div></section></div>`;
  const strip = document.querySelector('.woocommerce-product-gallery__wrapper') as HTMLElement;
  strip.scrollTo = () => void moves++;
  gallery.start(root());
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('moves on by itself after three seconds, until somebody touches it', () => {
  open('yes');
  vi.advanceTimersByTime(2999);
  expect(moves).toBe(0);
  vi.advanceTimersByTime(1);
  expect(moves).toBe(1);
  root().dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(1000);
  const before = moves;
  vi.advanceTimersByTime(9000);
  expect(moves).toBe(before);
});

it('stays where it is, unless the shop wants it to move on', () => {
  open('no');
  vi.advanceTimersByTime(9000);
  expect(moves).toBe(0);
});

it('goes to the first picture when a script that has changed it says so', () => {
  const jQuery = loadJQuery();
  open('no');
  jQuery(root()).trigger('woocommerce_gallery_reset_slide_position');
  expect(moves).toBe(1);
  unloadJQuery();
});
