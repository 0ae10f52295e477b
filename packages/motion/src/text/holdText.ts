import { createUntransform, type Place } from './createUntransform.ts';
import { type Letter, measureLetters } from './measureLetters.ts';
import { hasRightToLeft } from './textDirection.ts';
import { type TextRun, textRuns } from './textRuns.ts';

interface HeldText {
  readonly runs: readonly TextRun[];
  readonly letters: readonly Letter[];
  /** Where a box on the screen stands in the layout; null where letters have no distances to keep. */
  readonly placeOf: ((box: DOMRect) => Place) | null;
  /** Lets the lines break as they like again. */
  readonly release: () => void;
}

/**
 * Reads how a text is laid out and keeps its lines from breaking anew: the browser would break them elsewhere between
 * boxes than between letters, and the text would jump when it is taken apart and again when it is put together. What is
 * not laid out, or stands between other things than text, is left as it comes.
 */
export function holdText(element: HTMLElement): HeldText {
  const { runs, isPlain } = textRuns(element);
  const placeOf = createUntransform(element);
  const letters = measureLetters(runs, placeOf);
  if (!isPlain || element.getClientRects().length === 0) {
    const unbroken = letters.map((letter) => ({ ...letter, startsLine: false }));
    return { runs, letters: unbroken, placeOf: null, release: () => undefined };
  }
  const { width, direction } = getComputedStyle(element);
  const isMixed = direction === 'rtl' || hasRightToLeft(element.textContent ?? '');
  return {
    runs,
    letters,
    placeOf: isMixed ? null : placeOf,
    release: hold(element, { 'text-wrap': 'nowrap', width }),
  };
}

function hold(element: HTMLElement, styles: Readonly<Record<string, string>>): () => void {
  const before = Object.keys(styles).map((name) => [name, element.style.getPropertyValue(name)] as const);
  for (const [name, value] of Object.entries(styles)) element.style.setProperty(name, value);
  return () => {
    for (const [name, value] of before) element.style.setProperty(name, value);
  };
}
