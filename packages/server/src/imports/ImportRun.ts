import type { Selectable } from 'kysely';
import type { Schema } from '../db/Schema.ts';

export const IMPORT_STATES = ['reading', 'previewing', 'ready', 'running', 'stopped', 'done'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

export const ROW_STATES = ['waiting', 'new', 'changed', 'unchanged', 'skipped', 'failed'] as const;
export type RowState = (typeof ROW_STATES)[number];

/** A file of products on its way into the shop. */
export interface ImportRun {
  readonly id: number;
  readonly file: string;
  readonly state: ImportState;
  readonly headers: readonly string[];
  /** What each header is taken for; '' is nothing. */
  readonly columns: readonly string[];
  /** Whether products that are there are changed. */
  readonly isUpdating: boolean;
  readonly rows: number;
  readonly version: number;
  readonly createdAt: number;
}

export interface RowChange {
  readonly field: string;
  readonly from: string;
  readonly to: string;
}

export interface RowRemark {
  readonly field: string;
  readonly message: string;
}

export interface ImportedRow {
  readonly line: number;
  readonly state: RowState;
  readonly name: string;
  readonly sku: string;
  readonly changes: readonly RowChange[];
  readonly remarks: readonly RowRemark[];
}

export const readRun = (row: Selectable<Schema['import_runs']>): ImportRun => ({
  id: row.id,
  file: row.file,
  state: row.state as ImportState,
  headers: JSON.parse(row.headers) as string[],
  columns: JSON.parse(row.columns) as string[],
  isUpdating: row.is_updating === 1,
  rows: row.rows,
  version: row.version,
  createdAt: row.created_at,
});
