import { describe, expect, it } from 'vitest';
import { authorHtml, authorHtmlWithoutLinks, authorSvg, isPlainText } from './authorHtml.ts';

it.each([
  ['Just text\nin two lines', true],
  ['5 > 4', true],
  ['a <b>tag</b>', false],
  ['an &amp; entity', false],
  ['', true],
])('says whether %j needs no HTML: %j', (text, expected) => {
  expect(isPlainText(text)).toBe(expected);
});

describe('authorHtml', () => {
  it.each([
    ['one\n<ul>\n  <li>two</li>\n</ul>\nthree', 'one<ul><li>two</li></ul>three'],
    ['one<br>\ntwo', 'one<br />two'],
    ['<b>one</b>\n<i>two</i>', '<b>one</b>\n<i>two</i>'],
    ['<b>one</b>\n\n', '<b>one</b>'],
  ])('keeps the line breaks of %j that are lines of text', (text, expected) => {
    expect(authorHtml(text)).toBe(expected);
  });

  it('says the same of a text however many others came between', () => {
    const first = authorHtml('<b onclick="x">first</b>');
    for (let index = 0; index < 600; index++) authorHtml(`<b>${index}</b>`);
    expect([first, authorHtml('<b onclick="x">first</b>')]).toEqual(['<b>first</b>', '<b>first</b>']);
  });
});

it('takes links out of a layer that is one itself, and leaves their words', () => {
  const html = 'a <a href="/x" title="2 > 1 </a>">link</a> and <abbr>abbr</abbr>';
  expect(authorHtmlWithoutLinks(html)).toBe('a link and <abbr>abbr</abbr>');
});

it('keeps the letters of an SVG’s names as they are', () => {
  const svg = '<svg viewBox="0 0 9 9"><linearGradient id="g"></linearGradient></svg>';
  expect(authorSvg(svg)).toBe(svg);
});
