import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import type { Shop } from '../Shop.ts';
import { isName } from './shelf/checkTexts.ts';
import { asId } from './shelf/Shelf.ts';
import { readRow, ROW_COLUMNS } from './shelf/ShelfRow.ts';
import { type ShelfFilter, shownOnShelf } from './shelf/shownOnShelf.ts';
import { type DisplayCondition, type DocumentKind, readCondition } from '@vitrine/contract/api';
import type { DocumentSummary, StoredDocument } from './StoredDocument.ts';

const COLUMNS = [...ROW_COLUMNS, 'kind', 'slug', 'conditions'] as const;

export async function findDocument({ queries }: Shop, id: number): Promise<StoredDocument | null> {
  if (asId(id) === null) return null;
  const row = await queries
    .selectFrom('documents')
    .select([...COLUMNS, 'document'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row ? { ...readSummary(row), document: row.document } : null;
}

export async function findDocumentBySlug(
  { queries }: Shop,
  kind: DocumentKind,
  slug: string,
): Promise<StoredDocument | null> {
  if (!isName(slug)) return null;
  const row = await queries
    .selectFrom('documents')
    .select([...COLUMNS, 'document'])
    .where('kind', '=', kind)
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row ? { ...readSummary(row), document: row.document } : null;
}

export interface DocumentPage extends ShelfFilter {
  readonly kind?: DocumentKind;
  readonly offset?: number;
  readonly limit?: number;
}

export interface DocumentList {
  readonly documents: readonly DocumentSummary[];
  /** Of all pages. */
  readonly total: number;
}

/** By kind and slug. */
export async function listDocuments(
  { queries }: Shop,
  { kind, offset = 0, limit = 100, ...filter }: DocumentPage = {},
): Promise<DocumentList> {
  const found = queries
    .selectFrom('documents')
    .where(shownOnShelf('slug', filter))
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind ?? ''));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(COLUMNS)
    .orderBy('kind')
    .orderBy('slug')
    .limit(limit)
    .offset(offset)
    .execute();
  return { documents: rows.map(readSummary), total };
}

const readSummary = (
  row: Pick<Selectable<Schema['documents']>, (typeof COLUMNS)[number]>,
): DocumentSummary => ({
  ...readRow(row),
  kind: row.kind as DocumentKind,
  slug: row.slug,
  conditions: readConditions(row.conditions),
});

/** As they stand beside the document: a JSON list, or nothing. */
export const readConditions = (written: string): readonly DisplayCondition[] =>
  written === ''
    ? []
    : (JSON.parse(written) as readonly unknown[]).flatMap((each) => readCondition(each) ?? []);
