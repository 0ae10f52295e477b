import { expect, it } from 'vitest';
import type { Letter } from './measureLetters.ts';
import type { TextRun } from './textRuns.ts';
import { wordsOf } from './wordsOf.ts';

const run = {} as TextRun;

/** The letters of a text; `/` stands where the browser has broken a line. */
function read(written: string): string[] {
  const text = written.replaceAll('/', '');
  let start = 0;
  const letters: Letter[] = [];
  for (const [index, letter] of [...written].entries()) {
    if (letter === '/') continue;
    const startsLine = written.charAt(index - 1) === '/';
    if (letter.trim() !== '') letters.push({ run, start, end: start + 1, startsLine, x: 0, y: 0 });
    start++;
  }
  const wordText = (own: readonly Letter[]): string => own.map((each) => text.charAt(each.start)).join('');
  return wordsOf(text, letters).map(({ letters: own, before }) => `${before}|${wordText(own)}`);
}

it.each([
  ['Two words', ['|Two', ' |words']],
  [' and  more ', [' |and', '  |more']],
  ['sea, well-known (it’s)', ['|sea,', ' |well-known', ' |(it’s)']],
  ['well-/known', ['|well-', 'line|known']],
  ['世界和平', ['|世界', '|和平']],
  ['', []],
])('%j has the words %j', (text, expected) => {
  expect(read(text)).toEqual(expected);
});
