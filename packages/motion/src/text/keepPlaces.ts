import type { Place } from './createUntransform.ts';
import type { Part } from './splitRun.ts';

/** Less than that nobody sees. */
const LEAST_PX = 0.02;

/**
 * Pieces in boxes of their own stand as far apart as each is wide; letters beside each other do not. Each gets the distance
 * from the piece before it that it had, in the measure of its font.
 */
export function keepPlaces(parts: readonly Part[], placeOf: (box: DOMRect) => Place): void {
  const places = parts.map((part) => placeOf(startOf(part)).x);
  const margins = parts.map(({ element, letter }, index) => {
    const before = parts[index - 1]?.letter;
    const isAfter = before?.run.section === letter.run.section && !letter.startsLine;
    if (!before || !isAfter) return '';
    const gap = letter.x - before.x - ((places[index] ?? 0) - (places[index - 1] ?? 0));
    const fontPx = Number.parseFloat(getComputedStyle(element).fontSize);
    return Math.abs(gap) > LEAST_PX && fontPx > 0 ? `${Math.round((gap / fontPx) * 1e5) / 1e5}em` : '';
  });
  for (const [index, { element }] of parts.entries()) {
    const margin = margins[index];
    if (margin) element.style.marginInlineStart = margin;
  }
}

/** The box of a piece's first letter. */
function startOf({ element, letter }: Part): DOMRect {
  const range = document.createRange();
  const text = element.firstChild;
  range.selectNodeContents(element);
  if (text instanceof Text) range.setEnd(text, letter.end - letter.start);
  return range.getBoundingClientRect();
}
