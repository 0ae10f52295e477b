// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { scrollOffset } from './scrollOffset.ts';

beforeEach(() => {
  Object.defineProperty(document.documentElement, 'clientHeight', { value: 800, configurable: true });
});

it.each([
  ['-50px', -50],
  ['-50', -50],
  ['0', 0],
  ['', 0],
  ['.5px', 0.5],
  ['10%', 80],
  ['-5vh', -40],
  ['.bar', -60],
  ['.bar,-20px', -80],
  ['.nowhere, 10', 10],
  ['<<no selector>>', 0],
])('reads the offset %j as %d pixels', (written, expected) => {
  document.body.innerHTML = '<div class="bar"></div>';
  const [bar] = document.getElementsByClassName('bar');
  if (bar) bar.getBoundingClientRect = () => new DOMRect(0, 0, 100, 60);
  expect(scrollOffset(written, document)).toBe(expected);
});
