import { expect, it } from 'vitest';
import { directionOf } from './directionOf.ts';

it.each([
  ['en', 'ltr'],
  ['fr-FR', 'ltr'],
  ['', 'ltr'],
  ['he', 'rtl'],
  ['ar_EG', 'rtl'],
  ['FA-ir', 'rtl'],
  ['art', 'ltr'],
])('a page in %j is read %s', (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});
