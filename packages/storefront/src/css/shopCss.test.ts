import { expect, test } from 'vitest';
import { shopCss } from './shopCss.ts';

test('sets the height of every line by one rule, in whole pixels where browsers can round', () => {
  expect(shopCss.match(/(?<=[{;]\s*)line-height:[^;]+;/g)).toEqual([
    'line-height: var(--leading);',
    'line-height: round(var(--leading) * 1em, 1px);',
  ]);
  expect(shopCss).toContain('@supports (line-height: round(1em, 1px))');
});

test('leaves the lines inside modules to their layers', () => {
  expect(shopCss).toContain(':where(:not(sr7-module, sr7-module *))::before');
});

test('names no side of the page: what is left in English is right in Arabic', () => {
  const sides =
    /(?:margin|padding|border|inset)-(?:left|right)|(?<=[{;]\s*)(?:left|right):|(?:text-align|float|clear):\s*(?:left|right)/;
  expect(shopCss.match(sides)).toBeNull();
});

test('does not space letters that are joined', () => {
  expect(shopCss).toMatch(/:lang\(ar\)[^{]*h1[^{]*\{ letter-spacing: 0; \}/);
});

test('asks nothing of what is anywhere in the page: it would be asked again with every change in it', () => {
  expect(shopCss.match(/(?:html|body|:root)[^{},]*:has\((?!>)[^{]*/g)).toBeNull();
});

test('leaves nothing of a page blank until it is scrolled to: whoever takes a picture of the whole page would have holes in it', () => {
  expect(shopCss).not.toContain('content-visibility: auto');
});
