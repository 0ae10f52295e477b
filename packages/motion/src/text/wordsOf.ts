import type { Letter } from './measureLetters.ts';
import { segments } from './segments.ts';

/** A word of a text, and what lies before it. */
export interface Word {
  readonly letters: readonly Letter[];
  /** Spaces before it, or a line that ends there. */
  readonly before: string | 'line';
}

/** The letters of one text as words: parted by spaces, ends of lines, and where two words touch, as they do in Chinese. */
export function wordsOf(text: string, letters: readonly Letter[]): readonly Word[] {
  const starts = touchingStarts(text);
  const words: { letters: Letter[]; before: Word['before'] }[] = [];
  let at = 0;
  for (const letter of letters) {
    const spaces = text.slice(at, letter.start);
    const isNew = letter.startsLine || at === 0 || /\s/.test(spaces) || starts.has(letter.start);
    if (isNew) words.push({ letters: [letter], before: letter.startsLine ? 'line' : spaces });
    else words.at(-1)?.letters.push(letter);
    at = letter.end;
  }
  return words;
}

/** Where a word follows another without anything in between. */
function touchingStarts(text: string): ReadonlySet<number> {
  const starts = new Set<number>();
  let wasWord = false;
  for (const { index, isWordLike = false } of segments(text, 'word')) {
    if (isWordLike && wasWord) starts.add(index);
    wasWord = isWordLike;
  }
  return starts;
}
