import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findDangers, GOOD_HTML, GOOD_SVG, HOSTILE_HTML, HOSTILE_SVG } from '../testing/hostileHtml.ts';
import { sanitizer } from './sanitizerOnServer.ts';

const parse = (html: string) => {
  const { document } = new Window({ settings: { disableJavaScriptEvaluation: true } });
  document.body.innerHTML = html;
  return document.body;
};

describe('author HTML', () => {
  it.each(HOSTILE_HTML)('keeps nothing dangerous of %s', (_, html) => {
    expect(findDangers(parse(sanitizer.html(html)))).toEqual([]);
  });

  it.each(GOOD_HTML)('keeps %s', (html) => {
    expect(parse(sanitizer.html(html)).innerHTML).toBe(parse(html).innerHTML);
  });

  it.each(HOSTILE_HTML)('says the same again of %s', (_, html) => {
    const clean = sanitizer.html(html);
    expect(sanitizer.html(clean)).toBe(clean);
  });

  it('keeps the words around what it drops', () => {
    expect(parse(sanitizer.html('a<script>alert(1)</script>b<iframe src=x>c</iframe>d')).textContent).toBe(
      'abcd',
    );
  });
});

describe('author SVG', () => {
  it.each(HOSTILE_SVG)('keeps nothing dangerous of %s', (_, svg) => {
    expect(findDangers(parse(sanitizer.svg(svg)))).toEqual([]);
  });

  it.each(GOOD_SVG)('keeps %s', (svg) => {
    expect(parse(sanitizer.svg(svg)).innerHTML).toBe(parse(svg).innerHTML);
  });
});

describe('the search for dangers itself', () => {
  const harmless = [
    'a comment that ends oddly',
    'a character data section',
    'a processing instruction',
    'a script after a null byte',
    'a script link in hex numbers without ends',
  ];

  it.each(HOSTILE_HTML.filter(([name]) => !harmless.includes(name)))('finds the danger in %s', (_, html) => {
    expect(findDangers(parse(html))).not.toEqual([]);
  });
});
