import type { NotSaved } from '../../input/Saved.ts';

/** Takes back what a transaction has written. */
export class Undone extends Error {
  readonly refused: NotSaved;
  constructor(refused: NotSaved) {
    super();
    this.refused = refused;
  }
}

/** What was saved; where it was refused, nothing of the transaction is. */
export function orUndone<Done extends { readonly ok: true }>(saved: Done | NotSaved): Done {
  if (!saved.ok) throw new Undone(saved);
  return saved;
}
