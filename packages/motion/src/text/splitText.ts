import { joinsLetters } from './joinsLetters.ts';
import { keepDecorations } from './keepDecorations.ts';
import { textDirection } from './textDirection.ts';

export type TextUnit = 'chars' | 'words' | 'lines';

export interface SplitText {
  /** The elements to move, in reading order. */
  readonly parts: readonly HTMLElement[];
  /** Puts the original nodes back, the very same ones: whoever made them still owns them. */
  revert(): void;
}

/** Out of sight, and still read aloud. */
const UNSEEN =
  'position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap';

const LINE_TRIES = 3;

/**
 * Takes a text apart for its parts to move one by one. A copy is taken apart, the original waits aside. Screen readers
 * get each piece of text once, whole, where it stands; the parts are hidden from them. What does the taking apart is
 * fetched when it is first needed.
 */
export async function splitText(element: HTMLElement, unit: TextUnit): Promise<SplitText> {
  const wanted = unit === 'chars' && joinsLetters(element.textContent ?? '') ? 'words' : unit;
  const { splitText: takeApart } = await import('animejs/text');
  if (wanted === 'lines') await document.fonts.ready;
  const original = document.createDocumentFragment();
  original.append(...element.childNodes);
  element.append(original.cloneNode(true));
  for (const twin of element.querySelectorAll('[id]')) twin.removeAttribute('id');
  const runs = wanted === 'lines' ? [] : wrapRuns(element);
  const splitter = takeApart(element, {
    words: wanted !== 'lines',
    chars: wanted === 'chars',
    lines: wanted === 'lines',
    accessible: false,
  });
  // It would take the text apart anew after a resize, and the parts that move would be gone.
  splitter.resizeObserver.disconnect();
  if (wanted === 'lines') await findLines(splitter);
  const parts: HTMLElement[] = [...splitter[wanted]];
  keepDirections(element, splitter.words);
  if (wanted !== 'lines') keepDecorations(parts);
  for (const run of runs) sayOnce(run);
  if (wanted === 'lines') sayLines(element, original, parts);
  return {
    parts,
    revert: () => element.replaceChildren(original),
  };
}

interface LineSplitter {
  readonly lines: readonly unknown[];
  split(): unknown;
}

/** Lines are found only when no font is on its way, which may be one that the copy has just asked for. */
async function findLines(splitter: LineSplitter, triesLeft = LINE_TRIES): Promise<void> {
  await document.fonts.ready;
  if (splitter.lines.length > 0 || triesLeft === 0) return;
  splitter.split();
  await findLines(splitter, triesLeft - 1);
}

interface Run {
  readonly holder: HTMLElement;
  readonly text: string;
}

/** Each text node in a holder of its own, so that what becomes of it can be found again. */
function wrapRuns(element: HTMLElement): readonly Run[] {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const nodes: Node[] = [];
  while (walker.nextNode()) nodes.push(walker.currentNode);
  return nodes
    .filter((node) => node.textContent?.trim())
    .map((node) => {
      const holder = document.createElement('span');
      node.parentNode?.replaceChild(holder, node);
      holder.append(node);
      return { holder, text: node.textContent ?? '' };
    });
}

/** The text whole for ears, its parts for eyes only; inside its link or bold, which stay as they are. */
function sayOnce({ holder, text }: Run): void {
  const shown = document.createElement('span');
  shown.setAttribute('aria-hidden', 'true');
  shown.append(...holder.childNodes);
  holder.append(unseen(document.createTextNode(text)), shown);
}

/** A link in a line must stay where the keyboard finds it; such lines are read as they stand. */
function sayLines(element: HTMLElement, original: DocumentFragment, lines: readonly HTMLElement[]): void {
  if (original.querySelector('a,button,input,select,textarea,[tabindex]')) return;
  for (const line of lines) line.setAttribute('aria-hidden', 'true');
  element.prepend(unseen(original.cloneNode(true)));
}

function unseen(content: Node): HTMLElement {
  const span = document.createElement('span');
  span.style.cssText = UNSEEN;
  span.append(content);
  return span;
}

const MARKS = { ltr: '\u200e', rtl: '\u200f' };

/**
 * A part is a box, and boxes follow the direction of the paragraph: words of the other direction get invisible marks
 * on both sides, and letters the direction of their word.
 */
function keepDirections(element: HTMLElement, words: readonly HTMLElement[]): void {
  const paragraph = getComputedStyle(element).direction;
  for (const word of words) {
    const direction = textDirection(word.textContent ?? '');
    word.style.direction = direction ?? 'ltr';
    if (direction === null || direction === paragraph) continue;
    word.before(MARKS[direction]);
    word.after(MARKS[direction]);
  }
}
