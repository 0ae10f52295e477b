/** What reading a document found worth telling: something mended, or something nobody here understands. */
export interface Note {
  readonly kind: 'repaired' | 'not-understood';
  /** Where in the document, e.g. `slides.12.layers.3.size.w[1]`. */
  readonly path: string;
  readonly message: string;
}
