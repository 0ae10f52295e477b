// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { stickyHeader } from './stickyHeader.ts';

beforeEach(() => {
  vi.useFakeTimers();
  // A browser tells of the first size at once: here only a change of the window is of interest.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = (): void => undefined;
      disconnect = (): void => undefined;
    },
  );
  document.body.className = '';
  document.body.innerHTML =
    '<header class="whb-header whb-sticky-real"><div class="whb-main-header"></div></header>';
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const header = () => document.querySelector('.whb-header') as HTMLElement;
const isMeasured = (): boolean => header().classList.contains('whb-sticky-prepared');
const resize = () => dispatchEvent(new Event('resize'));

it('is measured once the window has not changed for 300 ms', () => {
  stickyHeader.start(header());
  resize();
  vi.advanceTimersByTime(200);
  resize();
  vi.advanceTimersByTime(299);
  expect(isMeasured()).toBe(false);
  vi.advanceTimersByTime(1);
  expect(isMeasured()).toBe(true);
});

it('stays where it is for whoever edits the page', () => {
  document.body.className = 'elementor-editor-active';
  stickyHeader.start(header());
  resize();
  vi.advanceTimersByTime(2000);
  expect(isMeasured()).toBe(false);
});
