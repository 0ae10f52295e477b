/** Who saves, and which version was changed: a newer one in between refuses the change. */
export interface SavedBy {
  /** Null: the shop itself. */
  readonly authorId: number | null;
  readonly expectedVersion?: number | undefined;
}

export type Status = 'publish' | 'draft';
