/** Rules of one kind of thing. */
export interface RuleBlock {
  /** What stands in all HTML that has one, word for word: HTML with none of these has no use for the rules. */
  readonly marks: readonly string[];
  readonly css: string;
}

/** The mark of documents that the page's script brings to life: it may open pictures over any of them. No HTML has it. */
export const LIVES = '<script>';

/** Those that a document has a use for, in their order. */
export const blocksIn = (html: string, blocks: readonly RuleBlock[], isLive = false): string =>
  blocks
    .filter(({ marks }) => marks.some((mark) => (mark === LIVES ? isLive : html.includes(mark))))
    .map(({ css }) => css)
    .join('');
