/** Rules of one kind of thing. */
export interface RuleBlock {
  /** What stands in the classes or settings of all HTML that has one, word for word: HTML with none of these has no use for the rules. */
  readonly marks: readonly string[];
  readonly css: string;
  /** Of some things of the kind: looked for only where there is one. */
  readonly within?: readonly RuleBlock[];
}

/** The mark of documents that the page's script brings to life: it may open pictures over any of them. No HTML has it. */
export const LIVES = '<script>';

const MARKED = /<a class="elementor-element|(?:class|data-settings)="[^"]*"/g;
/** Of each element another. */
const NAMES = / elementor-element-[\w-]+/;

/** All classes and settings in HTML, each once: marks are looked for in these, and not a hundred times in a whole page. */
export function marksIn(html: string): string {
  const found = new Set<string>();
  for (const [marked] of html.matchAll(MARKED)) found.add(marked.replace(NAMES, ''));
  return [...found].join('\n');
}

/** Those that a document has a use for, in their order. */
export const blocksIn = (marked: string, blocks: readonly RuleBlock[], isLive = false): string =>
  blocks
    .filter(({ marks }) => marks.some((mark) => (mark === LIVES ? isLive : marked.includes(mark))))
    .map(({ css, within }) => css.trim() + (within ? blocksIn(marked, within, isLive) : ''))
    .join('');
