import { Window } from 'happy-dom';
import { describe, expect, it } from 'vitest';
import { findDangers, GOOD_HTML, GOOD_SVG, HOSTILE_HTML, HOSTILE_SVG } from './testing/hostileHtml.ts';
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

  it('finds nothing more to drop in what it has cleaned', () => {
    const clean = HOSTILE_HTML.map(([, html]) => sanitizer.html(html));
    expect(clean.map((html) => sanitizer.html(html))).toEqual(clean);
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
  it.each([
    ['<p><script></script></p>', '<script>'],
    ['<svg><foreignObject></foreignObject></svg>', '<foreignObject>'],
    ['<b onclick="x">b</b>', '<b onclick="x">'],
    ['<a href=" java\tscript:x">a</a>', '<a href=" java\tscript:x">'],
    ['<img src="data:text/html,x">', '<img src="data:text/html,x">'],
    ['<i style="a:url(java\\73 cript:x)">i</i>', '<i style="a:url(java\\73 cript:x)">'],
    ['<i style="a:ex/**/pression(x)">i</i>', '<i style="a:ex/**/pression(x)">'],
    ['<svg><path fill="url(javascript:x)"></path></svg>', '<path fill="url(javascript:x)">'],
  ])('finds that of %s', (html, danger) => {
    expect(findDangers(parse(html))).toEqual([danger]);
  });

  it('finds none in good HTML', () => {
    expect([...GOOD_HTML, ...GOOD_SVG].flatMap((html) => findDangers(parse(html)))).toEqual([]);
  });
});
