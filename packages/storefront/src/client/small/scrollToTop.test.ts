// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollOver } from '../page/scrollOver.ts';
import { scrollToTop } from './scrollToTop.ts';

vi.mock('../page/scrollOver.ts', () => ({ scrollOver: vi.fn<() => void>() }));

const link = () => document.querySelector('.scrollToTop') as HTMLElement;

beforeEach(() => {
  document.body.innerHTML = '<main id="main" tabindex="-1"></main><a class="scrollToTop" href="#">Up</a>';
  scrollToTop.start(link());
});
afterEach(() => {
  vi.mocked(scrollOver).mockClear();
  vi.unstubAllGlobals();
});

it.each([
  [100, false],
  [101, true],
])('%i px down the page it is shown: %s', (topPx, isShown) => {
  vi.stubGlobal('scrollY', topPx);
  dispatchEvent(new Event('scroll'));
  expect(link().classList.contains('button-show')).toBe(isShown);
  expect(link().inert).toBe(!isShown);
});

it('leads up in 800 ms, and reading goes on there', () => {
  link().click();
  expect(vi.mocked(scrollOver).mock.calls).toEqual([[document.documentElement, 800]]);
  expect(document.activeElement?.id).toBe('main');
});
