import { holdText } from './holdText.ts';
import { indentOnce } from './indentOnce.ts';
import { joinsLetters } from './joinsLetters.ts';
import { keepDecorations } from './keepDecorations.ts';
import { keepDirections } from './keepDirections.ts';
import { keepPlaces } from './keepPlaces.ts';
import { readOnce, readWhole } from './readOnce.ts';
import { splitLines } from './splitLines.ts';
import { splitRun } from './splitRun.ts';

export type TextUnit = 'chars' | 'words' | 'lines';

export interface SplitText {
  /** The elements to move, in reading order. */
  readonly parts: readonly HTMLElement[];
  /** Puts the original nodes back, the very same ones: whoever made them still owns them. */
  revert(): void;
}

/**
 * Takes a text apart for its parts to move one by one. A copy is taken apart, the original waits aside. Everything
 * stands where it stood: lines are kept, and distances within them. Screen readers get each piece of text once, whole,
 * where it stands; the parts are hidden from them.
 */
export async function splitText(element: HTMLElement, unit: TextUnit): Promise<SplitText> {
  const wanted = unit === 'chars' && joinsLetters(element.textContent ?? '') ? 'words' : unit;
  // Lines end where they end only once no font is on its way.
  if (wanted === 'lines') await document.fonts.ready;
  const original = document.createDocumentFragment();
  original.append(...element.childNodes);
  element.append(original.cloneNode(true));
  for (const twin of element.querySelectorAll('[id]')) twin.removeAttribute('id');
  const { parts, release } = wanted === 'lines' ? takeLines(element, original) : takeBoxes(element, wanted);
  return {
    parts,
    revert() {
      release();
      element.replaceChildren(original);
    },
  };
}

interface Taken {
  readonly parts: readonly HTMLElement[];
  readonly release: () => void;
}

function takeBoxes(element: HTMLElement, unit: 'chars' | 'words'): Taken {
  const { runs, letters, placeOf, release } = holdText(element);
  const taken = runs.map((run) => {
    const text = run.node.data;
    const holder = document.createElement('span');
    run.node.replaceWith(holder);
    holder.append(run.node);
    const own = letters.filter((letter) => letter.run === run);
    return { text, holder, ...splitRun(run, own, unit === 'chars') };
  });
  const words = taken.flatMap((each) => each.words);
  const parts = taken.flatMap((each) => each.parts);
  const boxes = parts.map((part) => part.element);
  indentOnce(element, [...words, ...boxes]);
  keepDirections(element, words);
  if (placeOf) keepPlaces(parts, placeOf);
  keepDecorations(boxes);
  for (const { holder, text } of taken) readOnce(holder, text);
  return { parts: boxes, release };
}

function takeLines(element: HTMLElement, original: DocumentFragment): Taken {
  const { runs, letters, release } = holdText(element);
  const parts = splitLines(runs, letters);
  indentOnce(
    element,
    parts.filter((line) => line.previousElementSibling),
  );
  readWhole(element, original, parts);
  return { parts, release };
}
