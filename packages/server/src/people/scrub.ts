const REMOVED = '[removed]';
/** Shorter ones stand in many a word that is nobody's. */
const SHORTEST = 3;

/** The text without these values, in whatever case they are written. */
export function scrub(text: string, values: readonly string[]): string {
  const own = [...new Set(values.map((value) => value.trim()).filter((value) => value.length >= SHORTEST))];
  if (own.length === 0) return text;
  const longestFirst = own.toSorted((a, b) => b.length - a.length);
  const pattern = longestFirst.map((value) => value.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('|');
  return text.replace(new RegExp(pattern, 'giu'), REMOVED);
}
