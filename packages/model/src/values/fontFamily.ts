import { type Reader, show } from '../reading/Reader.ts';

const SAFE_NAME = /^[\p{L}\p{N} _.-]+$/u;

/** spec/1 §5: a family name with a space is quoted. Null when the text is no list of names. */
export function normalizeFontFamily(written: string): string | null {
  const names = written.split(',').map((name) =>
    name
      .trim()
      .replace(/^["']+|["']+$/g, '')
      .replaceAll('+', ' ')
      .trim(),
  );
  const given = names.filter((name) => name !== '');
  if (given.length === 0 || !given.every((name) => SAFE_NAME.test(name))) return null;
  return given.map((name) => (/[^\w-]/.test(name) || /^\d/.test(name) ? `'${name}'` : name)).join(', ');
}

export function fontFamily(fallback: string): Reader<string> {
  return {
    read(value, place) {
      const family = typeof value === 'string' ? normalizeFontFamily(value) : null;
      if (family) return family;
      if (value !== '') place.repaired(`no font family: ${show(value)}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['string', 'null'], default: fallback },
  };
}
