import { describe, expect, it } from 'vitest';
import { countryName } from './countryName.ts';
import { createDigits } from './createDigits.ts';
import { formatDay } from './formatDay.ts';

const LATE = Date.UTC(2026, 4, 12, 23, 59);

describe('formatDay', () => {
  it.each([
    ['en', 'May 12, 2026'],
    ['fr', '12 mai 2026'],
    ['de_DE', '12. Mai 2026'],
    ['ar', '12 مايو 2026'],
    ['ar-EG', '12 مايو 2026'],
    ['ar-u-nu-arab', '١٢ مايو ٢٠٢٦'],
    ['no language at all', 'May 12, 2026'],
    ['', 'May 12, 2026'],
  ])('writes a day in %j as %j', (language, text) => {
    expect(formatDay(LATE, language)).toBe(text);
  });

  it('keeps the civil calendar where the platform would take another', () => {
    expect(formatDay(LATE, 'ar-SA')).toContain('2026');
    expect(formatDay(LATE, 'fa-IR')).toContain('2026');
  });

  it('tells the day of the shop’s own time zone', () => {
    expect(formatDay(LATE, 'en', 'Asia/Riyadh')).toBe('May 13, 2026');
  });

  it('tells the day of UTC where the zone is none', () => {
    expect(formatDay(LATE, 'en', 'Nowhere/At all')).toBe('May 12, 2026');
  });
});

it.each([
  ['ar', '1,234.50'],
  ['ar-EG', '1,234.50'],
  ['ar-EG-u-nu-arab', '١,٢٣٤.٥٠'],
  ['fa-u-nu-arabext', '۱,۲۳۴.۵۰'],
  ['!', '1,234.50'],
])('writes digits in %s as %s', (language, text) => {
  expect(createDigits(language)('1,234.50')).toBe(text);
});

it.each([
  ['FR', 'en', 'France'],
  ['FR', 'ar', 'فرنسا'],
  ['SA', 'ar_SA', 'المملكة العربية السعودية'],
  ['FR', 'no language at all', 'France'],
  ['', 'ar', ''],
  ['no code', 'ar', 'no code'],
])('calls %j in %j %j', (code, language, name) => {
  expect(countryName(code, language)).toBe(name);
});
