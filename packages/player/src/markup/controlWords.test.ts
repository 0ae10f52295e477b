import { expect, it } from 'vitest';
import { readControlWords, sayPlace, WORDS, writeControlWords } from './controlWords.ts';

const hostWith = (written: string | null) =>
  ({ getAttribute: (name: string) => (name === WORDS ? written : null) }) as unknown as Element;

it('speaks English where nothing else is said', () => {
  expect(readControlWords(hostWith(null)).stop).toBe('Stop automatic slide show');
});

it('says the words that the module came with', () => {
  const words = { ...readControlWords(hostWith(null)), stop: 'أوقف', place: '{number} من {total}' };
  const written = writeControlWords(words) ?? '';
  expect(JSON.parse(written)).toEqual({ stop: 'أوقف', place: '{number} من {total}' });
  expect(readControlWords(hostWith(written))).toEqual(words);
  expect(sayPlace(words.place, 3, 8)).toBe('3 من 8');
});

it('writes nothing for English', () => {
  expect(writeControlWords(readControlWords(hostWith(null)))).toBeUndefined();
});

it('speaks English where somebody has written something else', () => {
  for (const written of ['', '{', 'null', '"x"', '7'])
    expect(readControlWords(hostWith(written)).slideRole).toBe('slide');
});
