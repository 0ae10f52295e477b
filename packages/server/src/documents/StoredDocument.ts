import type { ShelfRow } from './shelf/ShelfRow.ts';

export const DOCUMENT_KINDS = [
  'page',
  'post',
  'header',
  'footer',
  'single',
  'archive',
  'product',
  'search',
  'popup',
  'section',
  'error-404',
  'kit',
  // Of no kind that its file names.
  'template',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** A page document or a template, without the document itself. */
export interface DocumentSummary extends ShelfRow {
  readonly kind: DocumentKind;
  /** Once for each kind. */
  readonly slug: string;
}

export interface StoredDocument extends DocumentSummary {
  /** JSON, byte for byte as it was given. */
  readonly document: string;
}
