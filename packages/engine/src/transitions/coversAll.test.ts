// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { coversAll } from './coversAll.ts';

afterEach(() => document.body.replaceChildren());

function background(style: string, inside = ''): HTMLElement {
  const element = document.createElement('sr7-bg');
  element.style.cssText = style;
  element.innerHTML = inside;
  document.body.append(element);
  return element;
}

it.each([
  ['background-color:#123456', ''],
  ['background-color:rgb(1,2,3)', ''],
  ['background-image:linear-gradient(red,blue)', ''],
  ['', '<img style="object-fit:cover">'],
  ['', '<video style="object-fit:cover"></video>'],
])('covers what lies under it: %s %s', (style, inside) => {
  expect(coversAll(background(style, inside))).toBe(true);
});

it.each([
  ['', ''],
  ['background-color:transparent', ''],
  ['background-color:rgba(0, 0, 0, 0)', ''],
  ['background-color:rgba(0, 0, 0, 0.5)', ''],
  ['', '<img style="object-fit:contain">'],
])('lets it through: %j %s', (style, inside) => {
  expect(coversAll(background(style, inside))).toBe(false);
});
