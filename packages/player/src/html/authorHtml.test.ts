import fc from 'fast-check';
import { Window } from 'happy-dom';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findDangers } from './testing/hostileHtml.ts';
import { authorHtml, authorHtmlWithoutLinks } from './authorHtml.ts';
import { installSanitizer } from './installedSanitizer.ts';
import { sanitizer } from './sanitizerOnServer.ts';

installSanitizer(sanitizer);

it.each([
  ['Special Events<br />\nAlternative', 'Special Events<br />Alternative'],
  ['Title\n<div>text</div>', 'Title<div>text</div>'],
  ['<ul>\n  <li>one</li>\n  <li>two</li>\n</ul>', '<ul><li>one</li><li>two</li></ul>'],
  ['one\ntwo <b>\nthree</b>', 'one\ntwo <b>\nthree</b>'],
  ['a <br> b', 'a <br /> b'],
  ['one\n<br />two', 'one\n<br />two'],
])(
  'folds only line breaks beside block tags, but not one that a br makes a blank line: %j',
  (html, expected) => {
    expect(authorHtml(html)).toBe(expected);
  },
);

it('takes thousands of line breaks in no time', () => {
  expect(authorHtml(`<b>a</b>${'\n'.repeat(50_000)}b`)).toContain('b');
});

it('drops links where a layer is one itself, and keeps their words', () => {
  expect(authorHtmlWithoutLinks('Read <a href="/x" title="a > b"><b>more</b> here</a>.')).toBe(
    'Read <b>more</b> here.',
  );
});

/** As browsers write it that leave `<` and `>` in values as they are; nothing of it runs as it stands. */
const asBrowsersWrite = (html: string): string =>
  sanitizer.html(html).replace(/"[^"]*"/g, (value) => value.replaceAll('&lt;', '<').replaceAll('&gt;', '>'));

describe('where a browser leaves signs of markup in values', () => {
  beforeAll(() => installSanitizer({ ...sanitizer, html: asBrowsersWrite }));
  afterAll(() => installSanitizer(sanitizer));

  it('lets no script come out of the title of a link that is dropped', () => {
    expect(authorHtml('<a title="><img src=x onerror=alert(1)>">go</a>')).toBe(
      '<a title="><img src=x onerror=alert(1)>">go</a>',
    );
    expect(authorHtmlWithoutLinks('<a title="><img src=x onerror=alert(1)>">go</a>')).toBe('go');
  });

  it('lets nothing of an attribute become markup when links are dropped', () => {
    const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
    const value = fc.array(fc.constantFrom(...PIECES), { maxLength: 8 }).map((parts) => parts.join(''));
    fc.assert(
      fc.property(fc.constantFrom(...NAMES), value, value, (name, inside, words) => {
        for (const quote of ['"', "'", ''])
          for (const tag of ['a', 'A', 'b']) {
            document.body.innerHTML = authorHtmlWithoutLinks(
              `<${tag} ${name}=${quote}${inside}${quote}>${words}</${tag}>`,
            );
            expect(findDangers(document.body)).toEqual([]);
            expect(document.body.querySelector('a, script')).toBeNull();
          }
      }),
    );
  });
});

const NAMES = ['title', 'class', 'alt', 'href', 'style', 'lang', 'data-x', 'aria-label'];
const PIECES = [
  '>',
  '<',
  '"',
  "'",
  '&gt;',
  '&lt;',
  '&quot;',
  '&#62;',
  ' ',
  '/',
  '\n',
  'a',
  '<a ',
  '</a>',
  '<script>',
  '<img src=x onerror=alert(1)>',
];

it.each([
  ['signs that open nothing', '<'.repeat(300_000)],
  ['tags that never end', '<a "'.repeat(300_000)],
  ['tags that are never closed', '<b>'.repeat(300_000)],
  ['tags inside one another', `${'<b>'.repeat(300_000)}${'</b>'.repeat(300_000)}`],
])('cleans three hundred thousand %s', (_, html) => {
  expect(authorHtml(`words ${html}`)).toMatch(/^words /);
});
