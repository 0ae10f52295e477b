// @vitest-environment happy-dom
import { afterAll, beforeEach, expect, it } from 'vitest';
import { lockScroll } from './lockScroll.ts';

const { style } = document.documentElement;
const widthOf = (px: number): void =>
  void Object.defineProperty(document.documentElement, 'clientWidth', { value: px, configurable: true });

beforeEach(() => {
  style.cssText = 'overflow: clip; padding-right: 3px';
  widthOf(window.innerWidth);
});
afterAll(() => {
  style.cssText = '';
  Reflect.deleteProperty(document.documentElement, 'clientWidth');
});

it('keeps the page from scrolling and gives its styles back', () => {
  const unlock = lockScroll(document);
  expect([style.overflow, style.paddingRight]).toEqual(['hidden', '3px']);
  unlock();
  expect([style.overflow, style.paddingRight]).toEqual(['clip', '3px']);
});

it('leaves the room of the scrollbar', () => {
  widthOf(window.innerWidth - 15);
  const unlock = lockScroll(document);
  expect(style.paddingRight).toBe('15px');
  unlock();
  expect(style.paddingRight).toBe('3px');
});

it('lasts until the last one lets go, however often the first does', () => {
  const [first, second] = [lockScroll(document), lockScroll(document)];
  first();
  first();
  expect(style.overflow).toBe('hidden');
  second();
  expect(style.overflow).toBe('clip');
});
