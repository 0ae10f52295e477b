import type { ShelfRow } from '../documents/shelf/ShelfRow.ts';

/** A module without its document. */
export interface ModuleSummary extends ShelfRow {
  readonly alias: string;
}

export interface StoredModule extends ModuleSummary {
  /** JSON, byte for byte as it was given. */
  readonly document: string;
}
