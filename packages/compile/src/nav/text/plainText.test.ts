import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it.each([
  ['tags are left out', '<b>Two</b> <i>words</i>', 'Two words'],
  ['tags part words', 'One<br>two', 'One two'],
  ['entities are read', 'Salt &amp; Pepper &#8211; &#x201C;fine&quot;', 'Salt & Pepper – “fine"'],
  ['unknown entities stay', '&frobn; &', '&frobn; &'],
  ['an open tag is only a sign', 'a < b', 'a < b'],
])('in a text of the navigation %s', (_, html, text) => {
  expect(plainText(html)).toBe(text);
});

it('cuts a text to its length, by signs and not by halves of them', () => {
  expect(plainText('abcdef', 3)).toBe('abc');
  expect(plainText('🎈🎈🎈', 2)).toBe('🎈🎈');
});

it('cuts a text to 500 signs where no length is said', () => {
  expect(plainText('x'.repeat(600))).toHaveLength(500);
  expect(plainText('x'.repeat(600), 0)).toHaveLength(500);
});
