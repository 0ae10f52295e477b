import { expect, it } from 'vitest';
import { withOwnIcons } from './icons.ts';

it('draws the arrows of an icon font that nobody loads, in the colour and size of their text', () => {
  const css = withOwnIcons(".x:before{color:red;content: '\\e824';}");
  expect(css).toContain("content:'\\a0';background:currentColor;");
  expect(css).toContain('clip-path:polygon(');
  expect(css).not.toContain('e824');
});

it('points the other way for the arrow of the other side', () => {
  const [left, right] = ["{content:'\\e82a'}", '{content:"\\E82B"}'].map(withOwnIcons);
  // The tip of the bold one.
  expect(left).toMatch(/\+ -0\.26\dem\) calc\(50% \+ 0em\)/);
  expect(right).toMatch(/\+ 0\.26\dem\) calc\(50% \+ 0em\)/);
});

it('leaves texts and signs that it does not know alone', () => {
  const css = '{content:"\\e900"}{content:"»"}{content:"\\e8"}';
  expect(withOwnIcons(css)).toBe(css);
});
