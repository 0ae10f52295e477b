import { expect, it } from 'vitest';
import { localMoment, momentOf } from './localMoment.ts';

it('shows a moment to the minute, and gives the same one back', () => {
  const shown = localMoment('2026-03-01T12:30:45.678Z');
  expect(shown).toMatch(/^2026-0[23]-\d\dT\d\d:\d\d$/);
  expect(momentOf(shown)).toBe('2026-03-01T12:30:00.000Z');
});

it('is empty where nothing is said, and nothing where it is empty', () => {
  expect([localMoment(null), localMoment(undefined), localMoment('soon')]).toEqual(['', '', '']);
  expect(momentOf('')).toBeUndefined();
});
