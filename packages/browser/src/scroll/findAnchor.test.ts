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
