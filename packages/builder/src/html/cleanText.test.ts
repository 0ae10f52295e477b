import fc from 'fast-check';
import { expect, it } from 'vitest';
import { createCleaner } from './cleanText.ts';

const cleaner = createCleaner(() => 'e-text-1');

it('takes plain paragraphs as they are, as cleaning would leave them', () => {
  const word = fc.constantFrom(
    'x',
    ' ',
    '"',
    "'",
    '\n',
    'ü',
    '🙂',
    '=',
    '/',
    '>',
    '&amp;',
    '&nbsp;',
    '&',
    '<',
    '\u00a0',
    'p',
  );
  const words = fc.array(word, { maxLength: 4 }).map((list) => list.join(''));
  const mark = fc
    .tuple(
      fc.constantFrom('b', 'strong', 'em', 'u', 'i', 'p', 'script'),
      words,
      fc.constantFrom('b', 'strong', 'em', 'u', 'i', 'p'),
    )
    .map(([open, inside, close]) => `<${open}>${inside}</${close}>`);
  const address = fc.constantFrom(
    '/a/',
    'https://a.b/c-d.html',
    '//a.b/',
    '/',
    'http:///a',
    'javascript:x',
    '/a?b=1',
    'x',
  );
  const link = fc.tuple(address, words).map(([href, inside]) => `<a href="${href}">${inside}</a>`);
  const paragraph = fc
    .array(fc.oneof(words, mark, link), { maxLength: 4 })
    .map((parts) => `<p>${parts.join('')}</p>`);
  fc.assert(
    fc.property(fc.array(fc.oneof(paragraph, words), { maxLength: 3 }), (parts) => {
      const html = parts.join('');
      // With a comment, which goes, a text is not plain any more.
      const cleaned = cleaner.block(html.includes('<') ? `<!---->${html}` : html);
      expect(cleaner.block(html)).toBe(cleaned);
    }),
    { numRuns: 3000, seed: 1 },
  );
});

it.each([
  '<p>a</p><script>1</script>',
  '<p onclick="x">a</p>',
  '<p><b>a</p></b>',
  '<p>a<p>b</p></p>',
  '<p><b onclick=x>a</b></p>',
])('cleans %s', (html) => {
  expect(cleaner.block(html)).not.toMatch(/script|onclick/);
  expect(cleaner.block(html)).not.toBe(html);
});

it('does not take long over what only begins as a paragraph', () => {
  const long = `<p>${'<b>a</b>'.repeat(20_000)}<`;
  expect(cleaner.block(long)).toContain('<b>a</b>');
});
