// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { createTestClock } from '../testing/createTestClock.ts';
import { scrollToElement } from './scrollToElement.ts';

function boxed(element: Element, top: number, height: number): void {
  element.getBoundingClientRect = () => new DOMRect(0, top, 100, height);
}
const added = (html: string): HTMLElement => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLElement;
};
function scroll(element: Element, more: object = {}): void {
  scrollToElement({
    container: window,
    clock: createTestClock(),
    durationMs: 0,
    ease: (progress) => progress,
    reducedMotion: false,
    element,
    ...more,
  });
}

beforeEach(() => {
  Object.defineProperties(document.documentElement, {
    scrollHeight: { value: 5000, configurable: true },
    clientHeight: { value: 800, configurable: true },
  });
  window.scrollTo(0, 100);
});

it.each([
  ['its top', {}, 400],
  ['just under it', { edge: 'bottom' }, 900],
  ['short of it by an offset', { offset: -50 }, 350],
  ['under it and an offset', { edge: 'bottom', offset: 20 }, 920],
])('scrolls to %s', (_, more, expected) => {
  const element = added('<p></p>');
  boxed(element, 300, 500);
  scroll(element, more);
  expect(window.scrollY).toBe(expected);
});

it('does not scroll where the offset leads above the start', () => {
  const element = added('<p></p>');
  boxed(element, -100, 500);
  scroll(element, { offset: -50 });
  expect(window.scrollY).toBe(100);
});

it('measures within the box that scrolls', () => {
  const box = added('<div><p></p></div>');
  const element = box.firstElementChild as Element;
  Object.defineProperties(box, { scrollHeight: { value: 3000 }, clientHeight: { value: 500 } });
  box.scrollTop = 40;
  boxed(box, 200, 500);
  boxed(element, 700, 50);
  scroll(element, { container: box });
  expect(box.scrollTop).toBe(540);
});
