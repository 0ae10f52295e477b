import { describe, expect, it } from 'vitest';
import { cleanHtml } from '../catalogue/cleanHtml.ts';
import { markModules, splitModules, withoutModules } from './moduleMarks.ts';

const aliasesIn = (html: string) =>
  splitModules(cleanHtml(markModules(html))).flatMap((part) => ('alias' in part ? [part.alias] : []));

describe('a text names a module', () => {
  it.each([
    '[rev_slider alias="hero"]',
    "[rev_slider alias='hero'][/rev_slider]",
    '[rev_slider alias="hero" slidertitle="The hero"]',
    '[rev_slider hero]',
    '[sr7 alias=hero]',
    '[SR7 slidertitle="x" alias="hero"] [/SR7]',
    '[rev_slider alias=“hero”]',
    '<sr7-module data-alias="hero" data-id="4"><sr7-content><p>Old</p></sr7-content></sr7-module>',
    "<vitrine-module alias='hero'></vitrine-module>",
  ])('as %s', (mark) => {
    expect(aliasesIn(`<p>Before</p>${mark}<p>After</p>`)).toEqual(['hero']);
    expect(aliasesIn(`<p>Before ${mark} and ${mark}</p>`)).toEqual(['hero', 'hero']);
  });

  it('that it is the only thing in a paragraph, which goes', () => {
    expect(splitModules('<p class="x"> [sr7 alias="a b"] </p><p>Text</p>')).toEqual([
      { html: '' },
      { alias: 'a b' },
      { html: '<p>Text</p>' },
    ]);
  });

  it('and is left alone with its words where none can stand', () => {
    expect(withoutModules('<p>Before</p><p>[sr7 alias="a"]</p><p>After [rev_slider b]</p>')).toBe(
      '<p>Before</p><p>After </p>',
    );
  });

  it('nowhere within a tag, where it would break out of it', () => {
    const html = '<a href="/a" title="[sr7 alias=hero]">[other alias="x"] [sr7x y]</a>';
    expect(splitModules(html)).toEqual([{ html }]);
  });

  it('and nothing of an element stays that has no alias, or one that could be something else', () => {
    for (const alias of ['', 'a]b', 'a&quot;b', '<b>'])
      expect(
        cleanHtml(markModules(`<sr7-module data-alias='${alias}'><p>Old</p></sr7-module>`)),
      ).not.toContain('[sr7');
  });

  it('in no more time than its length needs, whatever is written', () => {
    for (const text of [
      '<sr7-module '.repeat(50_000),
      '<sr7-module>'.repeat(50_000),
      '[sr7 '.repeat(50_000),
      '[sr7 alias='.repeat(50_000),
    ])
      expect(splitModules(cleanHtml(markModules(text))).length).toBeLessThan(10);
  });
});
