import { expect, it } from 'vitest';
import { limitTags } from './limitTags.ts';

it('leaves a text alone that has no more tags than a text may have', () => {
  const html = '<b>a</b> < 5 '.repeat(10_000);
  expect(limitTags(html)).toBe(html);
});

it('keeps only the words after the last tag that a text may have', () => {
  const html = `${'<i>x'.repeat(10_000)}<b>one</b> and <p title="y">two</p><unclosed`;
  expect(limitTags(html)).toBe(`${'<i>x'.repeat(10_000)}one and two`);
});

it('counts no signs that open no tag', () => {
  const html = '< 1 <<<</b>'.repeat(20_000);
  expect(limitTags(html)).toBe(html);
});
