import { expect, it } from 'vitest';
import { isWeakPassword } from './isWeakPassword.ts';

it.each([
  '',
  'short1!',
  'aaaaaaaaaaaa',
  'abababababab',
  'password',
  'Password123!',
  '1234567890',
  '87654321',
  'qwertyuiop',
  'jane.doe1',
  'x'.repeat(5000),
])('refuses %s', (password) => {
  expect(isWeakPassword(password, ['jane.doe'])).toBe(true);
});

it.each([
  'correct horse battery',
  'tr0ub4dor&3',
  'ein-blaues-Huhn',
  'jane.doe likes tea',
  '猫が好きです、本当に',
])('takes %s', (password) => {
  expect(isWeakPassword(password, ['jane.doe'])).toBe(false);
});
