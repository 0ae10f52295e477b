import type { Entry } from './Entry.ts';
import { foldText } from '../text/foldText.ts';
import { ENTRY_WORDS, INDEXED_START_LETTERS, KEY_CHARACTERS, SKU_START_CHARACTERS } from './limits.ts';
import { wordsOf } from './wordsOf.ts';

/**
 * What the first letter of a token says of the rest. Each of title, about and all holds the words of those before it,
 * so that one look finds the words of a search wherever among them they are.
 */
export const FIELDS = {
  sku: 'x',
  skuStart: 'p',
  whole: 'w',
  start: 's',
  title: 't',
  about: 'a',
  all: 'b',
  category: 'k',
} as const;
export type Field = (typeof FIELDS)[keyof typeof FIELDS];

export interface EntryTokens {
  readonly tokens: readonly string[];
  readonly words: readonly string[];
  /** Those of the words that a misspelling may stand for: descriptions have too many odd ones. */
  readonly spelled: readonly string[];
}

export function tokensOf({ title, about, body, skus, categoryIds }: Entry): EntryTokens {
  const titleWords = wordsOf(title);
  // "T-shirt" is found as "tshirt" too.
  const inTitle = take([...titleWords, ...wordsOf(title.replace(HYPHEN, ''))]);
  const inAbout = take([...inTitle, ...about.flatMap(wordsOf)]);
  const inAll = take([...inAbout, ...skus.flatMap(wordsOf), ...body.flatMap(wordsOf)]);
  const keys = take(skus.map(skuKey)).filter(Boolean);
  const tokens = [
    ...marked(FIELDS.sku, keys),
    ...marked(FIELDS.skuStart, take(keys.flatMap(skuStarts))),
    ...marked(FIELDS.whole, titleWords.length > 0 ? [wholeKey(titleWords)] : []),
    ...marked(FIELDS.start, titleWords.slice(0, 1)),
    ...marked(FIELDS.title, inTitle),
    ...marked(FIELDS.about, inAbout),
    ...marked(FIELDS.all, inAll),
    ...marked(FIELDS.category, categoryIds.map(String)),
  ];
  return { tokens, words: inAll, spelled: inAbout };
}

const HYPHEN = /(?<=\p{L})[-‐‑](?=\p{L})/gu;

/** A SKU is found with or without its dashes and spaces. */
export const skuKey = (sku: string): string =>
  foldText(sku)
    .replace(/[^\p{L}\p{N}]+/gu, '')
    .slice(0, KEY_CHARACTERS);

/** Whether such a beginning of a SKU is in the index itself. */
export const isSkuStart = (typed: string): boolean =>
  typed.length > INDEXED_START_LETTERS && typed.length <= SKU_START_CHARACTERS;

/** In many shops all SKUs begin alike: to gather those that do would take long. */
const skuStarts = (key: string): readonly string[] =>
  Array.from({ length: Math.max(0, key.length - 1) }, (_, at) => key.slice(0, at + 1)).filter(isSkuStart);

/** The joint is a letter to both databases. */
export const wholeKey = (words: readonly string[]): string => words.join('·').slice(0, KEY_CHARACTERS);

const take = (words: readonly string[]): readonly string[] => [...new Set(words)].slice(0, ENTRY_WORDS);
const marked = (field: Field, words: readonly string[]): readonly string[] =>
  words.map((word) => `${field}${word}`);
