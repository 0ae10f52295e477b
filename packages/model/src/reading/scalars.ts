import { asWord, type Reader, show } from './Reader.ts';

/** Text. A number or boolean is written out; anything else becomes the default. */
export function text(fallback = ''): Reader<string> {
  return {
    read(value, place) {
      if (typeof value === 'string') return value;
      if (typeof value === 'number' || typeof value === 'boolean') return String(value);
      place.repaired(`expected text, found ${show(value)}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['string', 'number', 'boolean', 'null'], default: fallback },
  };
}

interface NumberBounds {
  readonly min?: number;
  readonly max?: number;
}

/** A number, also when written as text and with a unit (`"12"`, `"12px"`, `"1000ms"`). `""` is missing. */
export function number<F extends number | null>(fallback: F, bounds: NumberBounds = {}): Reader<number | F> {
  return {
    read(value, place) {
      const parsed = parseNumber(value);
      if (parsed === null) {
        if (value !== '') place.repaired(`expected a number, found ${show(value)}; took ${show(fallback)}`);
        return fallback;
      }
      const clamped = Math.min(bounds.max ?? Infinity, Math.max(bounds.min ?? -Infinity, parsed));
      if (clamped !== parsed) place.repaired(`${parsed} is out of bounds; took ${clamped}`);
      return clamped;
    },
    missing: () => fallback,
    wire: { type: ['number', 'string', 'null'], default: fallback },
  };
}

/** Milliseconds: numbers, `"1000"`, `"1000ms"` and `"1.5s"`. */
export function milliseconds<F extends number | null>(fallback: F): Reader<number | F> {
  const plain = number(fallback);
  return {
    ...plain,
    read(value, place) {
      const isInSeconds = typeof value === 'string' && /^\s*[\d.]+s\s*$/.test(value);
      const inMs = isInSeconds ? Number.parseFloat(value) * 1000 : Number.NaN;
      if (Number.isFinite(inMs)) return inMs;
      if (value === 'default' || value === 'inherit' || value === 'none') return fallback;
      return plain.read(value, place);
    },
  };
}

/** A number in a value, or null. Infinity counts as none: no layout or timer can use it. */
export function parseNumber(value: unknown): number | null {
  const parsed =
    typeof value === 'number' ? value : typeof value === 'string' ? Number.parseFloat(value) : Number.NaN;
  return Number.isFinite(parsed) ? parsed : null;
}

const TRUE_WORDS = new Set(['true', 'on', 'yes', '1']);
const FALSE_WORDS = new Set(['false', 'off', 'no', '0', 'none']);

/** A boolean, also as `"true"`, `"on"`, `"1"`, 1 and their opposites. `""` is missing. */
export function flag(fallback: boolean): Reader<boolean> {
  return {
    read(value, place) {
      if (typeof value === 'boolean') return value;
      const word = asWord(value).toLowerCase();
      if (TRUE_WORDS.has(word)) return true;
      if (FALSE_WORDS.has(word)) return false;
      if (word !== '') place.repaired(`expected true or false, found ${show(value)}; took ${fallback}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['boolean', 'string', 'number', 'null'], default: fallback },
  };
}

/**
 * One of a set of words. `aliases` names other spellings in use; matching ignores case.
 * An unknown word is told and becomes the default.
 */
export function choice<const W extends string, const A extends string = never>(
  words: readonly W[],
  fallback: NoInfer<W> | A,
  aliases: Readonly<Record<string, NoInfer<W>>> = {},
): Reader<W | A> {
  const byWord = new Map<string, W>(words.map((word) => [word.toLowerCase(), word]));
  for (const [spelling, word] of Object.entries(aliases)) byWord.set(spelling.toLowerCase(), word);
  return {
    read(value, place) {
      const given = asWord(value).toLowerCase();
      const known = byWord.get(given);
      if (known !== undefined) return known;
      if (given !== '')
        place.notUnderstood(`${show(value)} is none of ${words.join(', ')}; took ${fallback}`);
      return fallback;
    },
    missing: () => fallback,
    wire: {
      type: ['string', 'boolean', 'number', 'null'],
      default: fallback,
      description: `one of ${words.join(', ')}`,
    },
  };
}

/** Passed on as it is: add-on settings and the like, which only their own code understands. */
export function anything<F>(fallback: F): Reader<unknown> {
  return { read: (value) => value, missing: () => fallback, wire: {} };
}
