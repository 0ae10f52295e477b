import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';
import { readRow, ROW_COLUMNS, type ShelfRow } from '../documents/shelf/ShelfRow.ts';

/** A module without its document. */
export interface ModuleSummary extends ShelfRow {
  readonly alias: string;
  /** Visitors see it from the one moment, and until the other; null: always. */
  readonly showFrom: number | null;
  readonly showUntil: number | null;
}

export const MODULE_COLUMNS = [...ROW_COLUMNS, 'alias', 'show_from', 'show_until'] as const;

export const readModuleRow = (
  row: Pick<Selectable<Schema['modules']>, (typeof MODULE_COLUMNS)[number]>,
): ModuleSummary => ({
  ...readRow(row),
  alias: row.alias,
  showFrom: row.show_from,
  showUntil: row.show_until,
});

/** Whether visitors see it at a moment. */
export const isShown = ({ status, showFrom, showUntil }: ModuleSummary, nowMs: number): boolean =>
  status === 'publish' && (showFrom ?? nowMs) <= nowMs && (showUntil ?? Infinity) > nowMs;

export interface StoredModule extends ModuleSummary {
  /** JSON, byte for byte as it was given. */
  readonly document: string;
}
