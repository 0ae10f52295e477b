import { expect, it } from 'vitest';
import { safeInlineStyle } from './inlineStyle.ts';

it.each([
  ['color: red; font-size: 0.3em', 'color: red; font-size: 0.3em'],
  ['background:url("/a.png") no-repeat', 'background: url("/a.png") no-repeat'],
  ['background-image: url(data:image/png;base64,AAAA)', 'background-image: url(data:image/png;base64,AAAA)'],
  ['--tone: 3px; color: var(--tone, "a;b")', '--tone: 3px; color: var(--tone, "a;b")'],
  ['color: red /* warm */; margin: 0', 'color: red; margin: 0'],
])('keeps the inline style %j', (css, expected) => {
  expect(safeInlineStyle(css)).toBe(expected);
});

it.each([
  'background: url(javascript:alert(1))',
  'background: url(java\\73 cript:alert(1))',
  'width: ex/**/pression(alert(1))',
  'behavior: url(#x)',
  '-moz-binding: url(//evil.example/x)',
  'background: url(data:text/html,x)',
  'width: calc(1px',
  'content: "a',
  'color: red}body{display:none',
  'color',
  ': red',
])('drops the inline style %j', (css) => {
  expect(safeInlineStyle(css)).toBe('');
});

it('drops only the bad declarations of an inline style', () => {
  expect(safeInlineStyle('color:red;behavior:url(x);margin:0')).toBe('color: red; margin: 0');
});

it('takes a long style in no time', () => {
  expect(safeInlineStyle(`color:${'('.repeat(50_000)}`)).toBe('');
});
