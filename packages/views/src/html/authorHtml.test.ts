import { expect, it } from 'vitest';
import { authorHtml } from './authorHtml.ts';
import { installSanitizer } from './installedSanitizer.ts';
import { sanitizer } from './sanitizerOnServer.ts';

installSanitizer(sanitizer);

it.each([
  ['Special Events<br />\nAlternative', 'Special Events<br />Alternative'],
  ['Title\n<div>text</div>', 'Title<div>text</div>'],
  ['<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['one\ntwo <b>\nthree</b>', 'one\ntwo <b>\nthree</b>'],
  ['a <br> b', 'a <br /> b'],
])('folds only line breaks beside block tags: %j', (html, expected) => {
  expect(authorHtml(html)).toBe(expected);
});

it('takes thousands of line breaks in no time', () => {
  expect(authorHtml(`<b>a</b>${'\n'.repeat(50_000)}b`)).toContain('b');
});

it.each([
  ['signs that open nothing', '<'.repeat(300_000)],
  ['tags that never end', '<a "'.repeat(300_000)],
  ['tags that are never closed', '<b>'.repeat(300_000)],
  ['tags inside one another', `${'<b>'.repeat(300_000)}${'</b>'.repeat(300_000)}`],
])('is done with three hundred thousand %s', (_, html) => {
  expect(authorHtml(`words ${html}`)).toMatch(/^words /);
});
