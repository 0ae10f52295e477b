/** The five levels of a document: large desktop, desktop, notebook, tablet, mobile. */
const LEVEL_COUNT = 5;

/**
 * A value for every level: one value for all, four for desktop to mobile (the large desktop takes the
 * desktop's), or all five.
 */
export function levels(value) {
  if (!Array.isArray(value)) return Array(LEVEL_COUNT).fill(value);
  if (value.length === LEVEL_COUNT - 1) return [value[0], ...value];
  if (value.length !== LEVEL_COUNT) throw new Error(`expected 4 or 5 levels, found ${JSON.stringify(value)}`);
  return value;
}

const written = (value) => (typeof value === 'number' ? `${value}px` : value);

/** Lengths on every level; numbers are pixels. */
export const lengths = (value) => levels(value).map(written);

/** A shorter way to say one value per side: one for all, or {t, r, b, l}, each on every level. */
export function sides(value = 0) {
  const given =
    typeof value === 'object' && !Array.isArray(value) ? value : { t: value, r: value, b: value, l: value };
  return Object.fromEntries(['t', 'b', 'l', 'r'].map((side) => [side, levels(given[side] ?? 0)]));
}
