import type { Letter } from './measureLetters.ts';
import { isInline, type TextRun } from './textRuns.ts';

/** Takes the lines of some texts apart, as the browser had broken them and as their author has. */
export function splitLines(runs: readonly TextRun[], letters: readonly Letter[]): readonly HTMLElement[] {
  const broken = new Set<Element>();
  for (const { run, start, startsLine } of letters.toReversed())
    if (startsLine) broken.add(breakBefore(run.node, start));
  const blocks = new Set(runs.map(({ block }) => block));
  const lines = [...blocks].flatMap((block) => linesOf(block, broken));
  return lines.sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
}

function breakBefore(node: Text, offset: number): Element {
  const end = document.createElement('br');
  const after = offset > 0 ? node.splitText(offset) : node;
  // Where a line ends in a word, the browser shows the hyphen that may be there.
  if (after !== node && node.data.endsWith('\u00ad')) node.data += '-';
  after.before(end);
  return end;
}

/** What ends the lines of a block: breaks, and blocks inside it, which have lines of their own. */
const endsIn = (element: Element): Element[] =>
  [...element.children].flatMap((child) => {
    if (child instanceof HTMLBRElement) return child;
    return isInline(child) ? endsIn(child) : child;
  });

function linesOf(block: HTMLElement, broken: ReadonlySet<Element>): readonly HTMLElement[] {
  const { display, textAlign } = getComputedStyle(block);
  // The mark of a list item stands in its first line, and would be alone before a block.
  const isItem = display === 'list-item';
  const lines: HTMLElement[] = [];
  let last: Element | null = null;
  for (const end of [...endsIn(block), null]) {
    const isBreak = end instanceof HTMLBRElement;
    const line = cutLine(block, last, end, isBreak);
    if (line) {
      line.style.display = isItem ? 'inline-block' : 'block';
      if (textAlign === 'justify' && end && broken.has(end)) line.style.textAlignLast = 'justify';
      if (line.textContent?.trim()) lines.push(line);
    }
    if (isBreak) end.remove();
    if (isBreak && isItem) line?.after(document.createElement('br'));
    last = isBreak ? ((isItem ? line?.nextElementSibling : line) ?? last) : end;
  }
  return lines;
}

/** What lies between two ends as one element; null where nothing does. An empty line keeps its height. */
function cutLine(
  block: HTMLElement,
  last: Element | null,
  end: Element | null,
  keepsEmpty: boolean,
): HTMLElement | null {
  const range = document.createRange();
  range.selectNodeContents(block);
  if (last) range.setStartAfter(last);
  if (end) range.setEndBefore(end);
  const isEmpty = range.toString().trim() === '';
  if (isEmpty && !keepsEmpty) return null;
  const line = document.createElement('span');
  line.append(range.extractContents());
  if (isEmpty) line.append(document.createElement('br'));
  range.insertNode(line);
  return line;
}
