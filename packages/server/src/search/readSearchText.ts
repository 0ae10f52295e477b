import { QUERY_CHARACTERS, QUERY_WORDS } from './limits.ts';
import { skuKey, wholeKey } from './tokensOf.ts';
import { wordsOf } from './wordsOf.ts';

export interface SearchText {
  readonly words: readonly string[];
  readonly sku: string;
  readonly whole: string;
}

/** What a visitor typed, cut to a length that is quick to answer. */
export function readSearchText(typed: string): SearchText {
  const text = typed.slice(0, QUERY_CHARACTERS);
  const words = wordsOf(text);
  return { words: [...new Set(words)].slice(0, QUERY_WORDS), sku: skuKey(text), whole: wholeKey(words) };
}
