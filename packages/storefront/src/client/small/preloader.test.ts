// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { preloader } from './preloader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  Object.assign(window, { woodmart_settings: { preloader_delay: '300' } });
  document.body.innerHTML = '<div class="wd-preloader"></div>';
  const cover = document.querySelector<HTMLElement>('.wd-preloader');
  if (cover) preloader.start(cover);
});
afterEach(() => {
  vi.useRealTimers();
});

const cover = (): Element | null => document.querySelector('.wd-preloader');
const comeBack = (persisted: boolean): void => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));
};

it('hides after the delay of the shop, and is removed 200 ms later', async () => {
  await vi.advanceTimersByTimeAsync(299);
  expect(cover()?.className).toBe('wd-preloader');
  await vi.advanceTimersByTimeAsync(1);
  expect(cover()?.className).toBe('wd-preloader preloader-hide');
  await vi.advanceTimersByTimeAsync(199);
  expect(cover()).not.toBeNull();
  await vi.advanceTimersByTimeAsync(1);
  expect(cover()).toBeNull();
});

it('is gone from a page that comes back from the history, whose timers stood still', () => {
  comeBack(false);
  expect(cover()).not.toBeNull();
  comeBack(true);
  expect(cover()).toBeNull();
});
