import type { TextUnit } from '@vitrine/motion';

/** How many parts a text will have, as long as nobody has taken it apart; lines are known only once it is laid out. */
const COUNT: { readonly [unit in TextUnit]: (text: string) => number } = {
  chars: (text) => [...text.replace(/\s+/g, '')].length,
  words: (text) => text.split(/\s+/).filter(Boolean).length,
  lines: (text) => text.trim().split('\n').length,
};

export const countParts = (text: string, unit: TextUnit): number => Math.max(1, COUNT[unit](text));
