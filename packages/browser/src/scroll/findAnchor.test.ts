// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { findAnchor } from './findAnchor.ts';

it.each([
  ['here', 'here'],
  ['#here', 'here'],
  ['two%20words', 'two words'],
  ['named', 'by name'],
  ['.classy', 'classy'],
  ['gone', null],
  ['#', null],
  ['', null],
  ['.[', null],
  ['%', null],
])('finds the anchor %j', (name, expected) => {
  document.body.innerHTML =
    '<p id="here" data-is="here"></p><p id="two words" data-is="two words"></p>' +
    '<a name="named" data-is="by name"></a><p class="classy" data-is="classy"></p>';
  expect(findAnchor(name, document)?.getAttribute('data-is') ?? null).toBe(expected);
});

it.each([
  ['here', 'in the box'],
  ['.classy', 'classy box'],
  ['named', 'name in the box'],
  ['outside', 'outside'],
])('finds %j in the box that it is asked from before it looks elsewhere', (name, expected) => {
  document.body.innerHTML =
    '<p id="here" data-is="page"></p><p id="outside" data-is="outside"></p><p class="classy"></p><a name="named"></a>' +
    '<div><p id="here" data-is="in the box"></p><p class="classy" data-is="classy box"></p><a name="named" data-is="name in the box"></a></div>';
  const box = document.querySelector('div');
  expect(findAnchor(name, document, box)?.getAttribute('data-is')).toBe(expected);
});
