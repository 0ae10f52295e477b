import { expect, it } from 'vitest';
import { changeOf, lengthOf, readRange } from './dayRange.ts';

const ask = (written: string) => readRange(new URLSearchParams(written), '2026-03-01');

it('shows so many days up to today, thirty unless it is said', () => {
  expect(ask('days=7')).toEqual({ from: '2026-02-23', to: '2026-03-01', days: 7 });
  expect(lengthOf(ask(''))).toBe(30);
  expect(ask('days=8').days).toBe(30);
});

it('shows the days between two, where both are days', () => {
  expect(ask('from=2026-01-01&to=2026-01-31')).toEqual({ from: '2026-01-01', to: '2026-01-31', days: null });
  for (const wrong of ['from=2026-01-01', 'from=x&to=2026-01-31', 'from=2026-13-99&to=2026-01-31'])
    expect(ask(wrong).days).toBe(30);
});

it('compares with what was before, where there was something', () => {
  expect(changeOf(150, 100)).toBe(0.5);
  expect(changeOf(0, 100)).toBe(-1);
  expect(changeOf(5, 0)).toBeNull();
});
