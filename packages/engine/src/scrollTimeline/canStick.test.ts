// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { canStick } from './canStick.ts';

afterEach(() => document.body.replaceChildren());

function inside(style: string, scrollHeight: number): Element {
  const outer = document.body.appendChild(document.createElement('div'));
  outer.setAttribute('style', style);
  Object.defineProperty(outer, 'scrollHeight', { value: scrollHeight });
  Object.defineProperty(outer, 'clientHeight', { value: 500 });
  return outer.appendChild(document.createElement('p')).appendChild(document.createElement('span'));
}

it.each([
  ['overflow-y:visible', 900, true],
  ['overflow-y:clip', 900, true],
  ['overflow-y:auto', 900, true],
  ['overflow-y:auto', 500, false],
  ['overflow-y:hidden', 900, false],
])('in a box with %s that holds %j pixels of 500: %j', (style, scrollHeight, expected) => {
  expect(canStick(inside(style, scrollHeight))).toBe(expected);
});

it('looks through a shadow root', () => {
  const host = inside('overflow-y:hidden', 500);
  const inner = host.attachShadow({ mode: 'open' }).appendChild(document.createElement('i'));
  expect(canStick(inner)).toBe(false);
});
