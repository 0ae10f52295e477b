// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mobileMenu } from './mobileMenu.ts';

interface Slide {
  readonly durationMs: number;
  onfinish?: () => void;
}
let slides: Slide[] = [];
let isCalm = false;
const { animate, getAnimations } = Element.prototype;
const own = { animate, getAnimations };

beforeEach(() => {
  slides = [];
  isCalm = false;
  vi.stubGlobal('matchMedia', () => ({ matches: isCalm }));
  // The browser of these tests moves nothing.
  Object.assign(Element.prototype, {
    getAnimations: () => [],
    animate: (_frames: unknown, { duration }: { duration: number }) => {
      const slide: Slide = { durationMs: duration };
      slides.push(slide);
      return slide;
    },
  });
});
afterEach(() => {
  Object.assign(Element.prototype, own);
  vi.unstubAllGlobals();
});

function open(layout: 'dropdown' | 'drilldown'): HTMLElement {
  document.body.innerHTML = `<details class="menu-details"><summary>Menu</summary>
    <div class="mobile-nav" data-open-text="Open {name}" data-back-pages-text="Back to menu"><nav>
    <ul class="mobile-pages-menu wd-nav-mobile wd-layout-${layout}"><li class="menu-item-has-children">
    <a href="/shop/">Shop</a><ul class="sub-menu"><li><a href="/jars/">Jars</a></li></ul></li></ul></nav></div></details>`;
  mobileMenu.start(document.querySelector('.menu-details') as HTMLElement);
  return document.querySelector('.sub-menu') as HTMLElement;
}
const press = (selector: string) => document.querySelector<HTMLElement>(selector)?.click();
const durations = () => slides.map(({ durationMs }) => durationMs);

it('lists slide open and shut below their items in 200 ms', () => {
  const list = open('dropdown');
  expect(list.hidden).toBe(true);
  press('.wd-nav-opener');
  expect(list.hidden).toBe(false);
  expect(document.querySelector('.opener-page')).not.toBeNull();
  press('.wd-nav-opener');
  expect(durations()).toEqual([200, 200]);
  // There until it has slid away.
  expect(list.hidden).toBe(false);
  slides[1]?.onfinish?.();
  expect(list.hidden).toBe(true);
});

it('the height follows from one level to the next in 200 ms', () => {
  const list = open('drilldown');
  press('.wd-nav-opener');
  expect(list.hidden).toBe(false);
  expect(document.querySelector('.wd-drilldown-back')?.textContent).toBe('Back to menu');
  press('.wd-drilldown-back button');
  expect(list.hidden).toBe(true);
  expect(durations()).toEqual([200, 200]);
});

it('nothing slides for those who want little motion', () => {
  isCalm = true;
  open('dropdown');
  press('.wd-nav-opener');
  expect(durations()).toEqual([0]);
  open('drilldown');
  press('.wd-nav-opener');
  expect(durations()).toEqual([0]);
});
