/** What reading a document found, and where in it. */
export interface Note {
  readonly kind: 'repaired' | 'not-understood';
  readonly path: string;
  readonly message: string;
}
