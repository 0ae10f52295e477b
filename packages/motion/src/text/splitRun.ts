import type { Letter } from './measureLetters.ts';
import type { TextRun } from './textRuns.ts';
import { type Word, wordsOf } from './wordsOf.ts';

/** A piece that moves by itself, and the letter that it starts with. */
export interface Part {
  readonly element: HTMLElement;
  readonly letter: Letter;
}

interface RunParts {
  readonly words: readonly HTMLElement[];
  readonly parts: readonly Part[];
}

/** Takes a text apart into words and, if asked, these into letters. Lines end where the browser had ended them. */
export function splitRun({ node }: TextRun, letters: readonly Letter[], intoLetters: boolean): RunParts {
  const { data } = node;
  const words = wordsOf(data, letters);
  const made = words.map((word, index) => {
    const last = word.letters.at(-1)?.end ?? 0;
    const end = words[index + 1]?.before === 'line' ? hyphenated(data, last) : '';
    return makeWord(word, (from, to) => data.slice(from, to) + (to === last ? end : ''), intoLetters);
  });
  const nodes = words.flatMap(({ before }, index) => [spaceBefore(before), made[index]?.element ?? '']);
  node.replaceWith(...nodes, data.slice(letters.at(-1)?.end ?? 0));
  return { words: made.map(({ element }) => element), parts: made.flatMap(({ parts }) => parts) };
}

const spaceBefore = (before: Word['before']): Node | string =>
  before === 'line' ? document.createElement('br') : before;

/** Where a line ends in a word, the browser shows the hyphen that may be there. */
const hyphenated = (data: string, end: number): string => (data.charAt(end) === '\u00ad' ? '-' : '');

function makeWord(
  { letters }: Word,
  textOf: (from: number, to: number) => string,
  intoLetters: boolean,
): { readonly element: HTMLElement; readonly parts: readonly Part[] } {
  const [first] = letters;
  const element = createBox();
  if (!intoLetters || !first) {
    if (first) element.textContent = textOf(first.start, letters.at(-1)?.end ?? first.end);
    return { element, parts: first ? [{ element, letter: first }] : [] };
  }
  const parts = letters.map((letter) => ({ element: createBox(textOf(letter.start, letter.end)), letter }));
  element.append(...parts.map((part) => part.element));
  return { element, parts };
}

function createBox(text = ''): HTMLElement {
  const box = document.createElement('span');
  box.style.display = 'inline-block';
  box.textContent = text;
  return box;
}
