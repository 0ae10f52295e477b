import { textDirection } from './textDirection.ts';

const MARKS = { ltr: '\u200e', rtl: '\u200f' };

/**
 * A part is a box, and boxes follow the direction of the paragraph: words of the other direction get invisible marks
 * on both sides, and letters the direction of their word.
 */
export function keepDirections(element: HTMLElement, words: readonly HTMLElement[]): void {
  const paragraph = getComputedStyle(element).direction;
  for (const word of words) {
    const direction = textDirection(word.textContent ?? '');
    word.style.direction = direction ?? 'ltr';
    if (direction === null || direction === paragraph) continue;
    word.before(MARKS[direction]);
    word.after(MARKS[direction]);
  }
}
