import { foldText } from '../text/foldText.ts';
import { WORD_CHARACTERS } from './limits.ts';

const WORD = /[\p{L}\p{N}\p{M}]+/gu;
/** Runs of the scripts that are written without spaces, and what is between them. */
const RUN =
  /([\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}ー]+)/u;
const APOSTROPHE = /(?<=\p{L})['’ʼ](?=\p{L})/gu;

/**
 * Folded words in their order. What is written without spaces becomes overlapping pairs and its last letter, so that
 * any part of it is found.
 */
export const wordsOf = (text: string): readonly string[] =>
  (foldText(text).replace(APOSTROPHE, '').match(WORD) ?? []).flatMap(splitRuns);

const splitRuns = (word: string): readonly string[] =>
  word.split(RUN).flatMap((part, at) => (at % 2 === 1 ? pairsOf(part) : part === '' ? [] : [cut(part)]));

function pairsOf(run: string): readonly string[] {
  const letters = [...run];
  return letters.map((letter, at) => `${letter}${letters[at + 1] ?? ''}`);
}

const cut = (word: string): string =>
  word.length > WORD_CHARACTERS ? [...word].slice(0, WORD_CHARACTERS).join('') : word;
