// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { markMatches } from './markMatches.ts';

it.each([
  ['Moon jar and JAR', 'jar', 'Moon <strong>jar</strong> and <strong>JAR</strong>'],
  ['Moon jar', ' jar ', 'Moon <strong>jar</strong>'],
  ['Moon jar', '', 'Moon jar'],
  ['1 (one) jar.', '(one)', '1 <strong>(one)</strong> jar.'],
  ['Moon jar', '.', 'Moon jar'],
  ['<b>jar</b> & lid', '<b>', '<strong>&lt;b&gt;</strong>jar&lt;/b&gt; &amp; lid'],
  ['جرة القمر', 'القمر', 'جرة <strong>القمر</strong>'],
])('“%s”, where “%s” was typed, is %s', (text, typed, html) => {
  const box = document.createElement('p');
  box.append(markMatches(text, typed));
  expect(box.innerHTML).toBe(html);
});
