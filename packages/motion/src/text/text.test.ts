import { expect, it } from 'vitest';
import { joinsLetters } from './joinsLetters.ts';
import { textDirection } from './textDirection.ts';

it.each([
  ['مرحبا', true],
  ['Hello مرحبا', true],
  ['שלום', false],
  ['Grüße, 世界', false],
])('knows whether letters of %s hang together: %s', (text, joins) => {
  expect(joinsLetters(text)).toBe(joins);
});

it.each([
  ['«Hello»', 'ltr'],
  ['(שלום', 'rtl'],
  ['مرحبا', 'rtl'],
  ['世界', 'ltr'],
  ['2024!', null],
] as const)('%s runs %s', (text, direction) => {
  expect(textDirection(text)).toBe(direction);
});
