/** A ready-made look, in the form in which documents bring theirs. */
export interface Look {
  /** Template of an item, or of what stands in an arrow. */
  readonly html: string;
  /** With `##names##` of values. */
  readonly css: string;
  /** What the names stand for when a document says nothing. */
  readonly values: Readonly<Record<string, string>>;
}
