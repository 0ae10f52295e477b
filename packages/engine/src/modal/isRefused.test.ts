// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { isRefused } from './isRefused.ts';

it.each([
  ['is nowhere on the page', '', false],
  ['is a normal element', '<sr7-module data-alias="offer"></sr7-module>', true],
  ['is flagged a pop-up', '<sr7-module data-alias="offer" data-modal></sr7-module>', false],
  [
    'stands in an element that is flagged',
    '<div data-modal><sr7-module data-alias="offer"></sr7-module></div>',
    false,
  ],
  [
    'is one of two, only one of them flagged',
    '<sr7-module data-alias="offer" data-modal></sr7-module><sr7-module data-alias="offer"></sr7-module>',
    true,
  ],
  ['is in a modal', '<dialog data-modal-box><sr7-module data-alias="offer"></sr7-module></dialog>', false],
  ['has another alias', '<sr7-module data-alias="offers"></sr7-module>', false],
])('a module that %s', (_, html, expected) => {
  document.body.innerHTML = html;
  expect(isRefused('offer', document)).toBe(expected);
});
