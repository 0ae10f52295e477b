/** Of one address: more than anyone types, and fewer than a program would ask for. */
export const SEARCHES_BY_ADDRESS = { limit: 120, windowMs: 60_000 } as const;
/** Of a search: what is longer is cut. */
export const QUERY_CHARACTERS = 160;
export const QUERY_WORDS = 8;
/** Of one word, in the index and in a search. */
export const WORD_CHARACTERS = 32;
/** Words of one kind that are kept of an entry: an endless description must not fill the index. */
export const ENTRY_WORDS = 300;
/** Characters of a description that are read for words. */
export const DESCRIPTION_CHARACTERS = 20_000;
/** Of a title as a whole, and of a SKU. */
export const KEY_CHARACTERS = 120;
/** Beginnings of up to this many letters are in the index themselves; longer ones are looked up among the words. */
export const INDEXED_START_LETTERS = 4;
/** Beginnings of SKUs, longer than these and up to this many characters, are in the index themselves too. */
export const SKU_START_CHARACTERS = 12;
/** Words that begin alike up to which each is asked for: faster than asking for the beginning. */
export const WORDS_ASKED = 16;
/** Results beyond this are neither counted nor paged to. */
export const COUNTED_RESULTS = 1_000;
/** Fewer than this, and misspellings are looked for. */
export const FEW_RESULTS = 3;
/** Letters of a word up to which one slip, and from the next on two slips are forgiven; shorter ones must be right. */
export const SPELLED_EXACTLY_LETTERS = 3;
export const ONE_SLIP_LETTERS = 7;
/** Slips are looked for in the beginning of a word, which keeps the table of them small. */
export const SPELLING_LETTERS = 7;
/** Spellings that are compared for one word, and words that it is then taken for. */
export const SPELLINGS_COMPARED = 400;
export const SPELLINGS_TAKEN = 6;
/** Entries that are indexed in one go. */
export const INDEX_BATCH = 500;
/** Pages of the index that are put together in one go. */
export const MERGED_PAGES = 500;
