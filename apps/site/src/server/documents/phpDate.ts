import { localeOf } from '@vitrine/texts';

/** `Y-m-d` and the like: each letter that stands for something, and what it asks of a date. */
const LETTERS: Readonly<Record<string, Intl.DateTimeFormatOptions>> = {
  Y: { year: 'numeric' },
  y: { year: '2-digit' },
  F: { month: 'long' },
  M: { month: 'short' },
  m: { month: '2-digit' },
  n: { month: 'numeric' },
  d: { day: '2-digit' },
  j: { day: 'numeric' },
  l: { weekday: 'long' },
  D: { weekday: 'short' },
  H: { hour: '2-digit', hourCycle: 'h23' },
  G: { hour: 'numeric', hourCycle: 'h23' },
  h: { hour: '2-digit', hourCycle: 'h12' },
  g: { hour: 'numeric', hourCycle: 'h12' },
  i: { minute: '2-digit' },
  s: { second: '2-digit' },
  a: { hour: 'numeric', hourCycle: 'h12' },
  A: { hour: 'numeric', hourCycle: 'h12' },
};
const MOST_CHARACTERS = 60;

/** A moment in the format that documents write dates in; a letter behind a backslash stands for itself. */
export function phpDate(format: string, atMs: number, timeZone: string, language: string): string {
  return format.slice(0, MOST_CHARACTERS).replaceAll(/\\(.)|[a-z]/gi, (found, plain?: string) => {
    if (plain !== undefined) return plain;
    const options = LETTERS[found];
    return options ? partOf(found, options, atMs, timeZone, language) : found;
  });
}

function partOf(
  letter: string,
  options: Intl.DateTimeFormatOptions,
  atMs: number,
  timeZone: string,
  language: string,
): string {
  const parts = new Intl.DateTimeFormat(localeOf(language), { ...options, timeZone }).formatToParts(atMs);
  const wanted = letter === 'a' || letter === 'A' ? 'dayPeriod' : Object.keys(options)[0];
  const value = parts.find(({ type }) => type === wanted)?.value ?? '';
  if (letter === 'a') return value.toLowerCase();
  // Alone, minutes and seconds are written without their zero.
  return letter === 'i' || letter === 's' ? value.padStart(2, '0') : value;
}
