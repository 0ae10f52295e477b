import { expect, it } from 'vitest';
import { plainText } from './plainText.ts';

it('has no tags and no entities, and one space between words', () => {
  expect(plainText('<p>Tea &amp; <b>cups</b></p>\n<p>1&nbsp;&lt;&#32;2 &#x1F375;</p>', 100)).toBe(
    'Tea & cups 1 < 2 🍵',
  );
  expect(plainText('&amp;lt; &#0; &#xFFFFFF; &unknown;', 100)).toBe('&lt; &unknown;');
});

it('is cut between words, and never within a character', () => {
  expect(plainText('<p>one two three</p>', 9)).toBe('one two…');
  expect(plainText('one two', 7)).toBe('one two');
  expect(plainText('a🍵🍵🍵', 4)).toBe('a🍵…');
});
