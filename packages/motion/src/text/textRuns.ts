/** A text of an element, and what may share a line with it. */
export interface TextRun {
  readonly node: Text;
  /** Whose lines it is in. */
  readonly block: HTMLElement;
  /** Runs of one section follow each other without a break that their author made. */
  readonly section: number;
}

export interface TextRuns {
  readonly runs: readonly TextRun[];
  /** Nothing but text stands in the lines. */
  readonly isPlain: boolean;
}

const isBox = (element: HTMLElement): boolean =>
  getComputedStyle(element).display.startsWith('inline-') ||
  element.matches('img,video,canvas,input,select,textarea');

/** Whether an element's texts stand in the lines around it. */
export function isInline(element: Element): boolean {
  const { display } = getComputedStyle(element);
  return display === 'inline' || display === 'contents';
}

/** The texts of an element, in reading order. */
export function textRuns(element: HTMLElement): TextRuns {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
  const blocks = new Map<Node, HTMLElement>([[element, element]]);
  const runs: TextRun[] = [];
  let isPlain = true;
  let last = element;
  let section = 0;
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const block = (node.parentNode && blocks.get(node.parentNode)) ?? element;
    if (block !== last || node instanceof HTMLBRElement) section++;
    last = block;
    if (node instanceof Text) {
      if (node.data.trim() !== '') runs.push({ node, block, section });
    } else if (node instanceof HTMLElement) {
      isPlain &&= !isBox(node);
      blocks.set(node, isInline(node) ? block : node);
    } else isPlain = false;
  }
  return { runs, isPlain };
}
