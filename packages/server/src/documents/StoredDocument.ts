import type { DisplayCondition, DocumentKind } from '@vitrine/contract/api';
import type { ShelfRow } from './shelf/ShelfRow.ts';

/** A page document or a template, without the document itself. */
export interface DocumentSummary extends ShelfRow {
  readonly kind: DocumentKind;
  /** Once for each kind. */
  readonly slug: string;
  /** Where it says that it shows. */
  readonly conditions: readonly DisplayCondition[];
}

export interface StoredDocument extends DocumentSummary {
  /** JSON, byte for byte as it was given. */
  readonly document: string;
}
