import { expect, it } from 'vitest';
import { swatchColour } from './swatchColour.ts';

it.each([
  ['Red', 'red', 'red'],
  ['Sky blue', 'sky', 'skyblue'],
  ['Bleu nuit', 'midnight-blue', 'midnightblue'],
  ['#FA0', 'fa0', '#fa0'],
  ['#12ab9f', 'x', '#12ab9f'],
])('an option %j (%s) is shown as %s', (name, slug, colour) => {
  expect(swatchColour({ name, slug })).toBe(colour);
});

it.each([
  'Large',
  '',
  'transparent',
  'inherit',
  '#12',
  '#12345',
  'red;background:url(//x)',
  'rgb(1,2,3)',
  'var(--x)',
])('an option %j has no colour', (name) => expect(swatchColour({ name, slug: name })).toBeNull());
