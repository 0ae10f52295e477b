/** Rules of one kind of thing. */
export interface RuleBlock {
  /** What stands in all HTML that has one, word for word: HTML with none of these has no use for the rules. */
  readonly marks: readonly string[];
  readonly css: string;
}

/** Those that a document has a use for, in their order. */
export const blocksIn = (html: string, blocks: readonly RuleBlock[]): string =>
  blocks
    .filter(({ marks }) => marks.some((mark) => html.includes(mark)))
    .map(({ css }) => css)
    .join('');
