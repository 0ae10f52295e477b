import { type Reader, show } from '../reading/Reader.ts';

const HEX = /^#(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const FUNCTION = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\([\d\s.,%/a-z+-]*\)$/i;
const NAME = /^[a-z]{3,24}$/i;

/**
 * A CSS colour that is safe to place in a style sheet. Only the forms of a colour pass, so no text of a
 * document can end a declaration and start one of its own.
 */
export function parseColor(value: unknown): string | null {
  const color = typeof value === 'string' ? value.trim() : '';
  return HEX.test(color) || FUNCTION.test(color) || NAME.test(color) ? color : null;
}

export function color(fallback: string): Reader<string> {
  return {
    read(value, place) {
      const parsed = parseColor(value);
      if (parsed) return parsed;
      if (value !== '') place.repaired(`expected a colour, found ${show(value)}; took ${fallback}`);
      return fallback;
    },
    missing: () => fallback,
    wire: { type: ['string', 'null'], default: fallback },
  };
}
