import { expect, it } from 'vitest';
import { withOwnIcons } from './icons.ts';

it('draws the arrows of an icon font that nobody loads, in the colour and size of their text', () => {
  const css = withOwnIcons(".x:before{color:red;content: '\\e824';}");
  expect(css).toContain("content:'\\a0';background:currentColor;");
  expect(css).toContain('center/1em 1em no-repeat');
  expect(css).not.toContain('e824');
});

it('points the other way for the arrow of the other side', () => {
  const [left, right] = ["{content:'\\e82a'}", '{content:"\\E82B"}'].map(withOwnIcons);
  expect(left).not.toContain('matrix');
  expect(right).toContain('matrix');
});

it('leaves texts and signs that it does not know alone', () => {
  const css = '{content:"\\e900"}{content:"»"}{content:"\\e8"}';
  expect(withOwnIcons(css)).toBe(css);
});
