import { expect, it } from 'vitest';
import { scopeCss } from './scopeCss.ts';

it('keeps the CSS of a look to one module', () => {
  expect(scopeCss('.a .b{color:red}\n@media (max-width:9px){.a{top:0}}', '#m')).toBe(
    '#m{\n.a .b{color:red}\n@media (max-width:9px){.a{top:0}}\n}',
  );
});

it('leaves at-rules that no rule may hold outside of it', () => {
  expect(scopeCss('@keyframes k{from{top:0}}.a{top:0}', '#m')).toBe(
    '@keyframes k{from{top:0}}\n#m{\n.a{top:0}\n}',
  );
});

it('leaves imports and comments of a look out', () => {
  expect(scopeCss('@import url(//x);/* } */.a{top:0}', '#m')).toBe('#m{\n.a{top:0}\n}');
});

it.each([
  ['a rule that is not closed', '.a{top:0}.b{color:red', '#m{\n.a{top:0}\n}'],
  ['a brace too many', '.a{top:0}}.b{left:0}', '#m{\n.a{top:0}\n.b{left:0}\n}'],
  ['a comment that is not closed', '.a{top:0}/* .b{left:0}', '#m{\n.a{top:0}\n}'],
  ['braces in a text', '.a::before{content:"}"}', '#m{\n.a::before{content:"}"}\n}'],
  ['no rule at all', 'color:red', ''],
])('keeps what is whole of %s', (_, css, scoped) => {
  expect(scopeCss(css, '#m')).toBe(scoped);
});
