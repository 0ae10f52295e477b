import type { Queries } from '../db/Database.ts';
import type { UploadStore } from '../media/store/UploadStore.ts';

export type Value = string | number | null;
/** Rows of one table, values in the order of its columns. */
export interface Rows {
  readonly table: string;
  readonly rows: readonly (readonly Value[])[];
}

export interface TableCount {
  readonly name: string;
  readonly columns: readonly string[];
  readonly rows: number;
  /** The highest id that was ever handed out, so that none is used for something else again; null: it hands out none. */
  readonly lastId: number | null;
}

export type OnProgress = (done: number, total: number) => void;

export interface StorageOptions {
  readonly onProgress?: OnProgress | undefined;
  /** Where uploads are; without it they stay where they are. */
  readonly uploads?: UploadStore | undefined;
  /** How far the uploads are. */
  readonly onFiles?: OnProgress | undefined;
}
export interface ReplaceOptions extends StorageOptions {
  /** Replaces what is there; without it only an empty database is filled. */
  readonly force?: boolean | undefined;
  /** After the rows: how far the search index is. */
  readonly onIndex?: OnProgress | undefined;
  /** Looks at what is there before it goes, and says what is put back after the rest. */
  readonly keep?: ((queries: Queries) => Promise<(queries: Queries) => Promise<void>>) | undefined;
}

/** Either it was done, or nothing was changed. */
export type Stored =
  | { readonly ok: true; readonly rows: number }
  | { readonly ok: false; readonly reason: string };

export const refused = (reason: string): Stored & { readonly ok: false } => ({ ok: false, reason });

export const sumRows = (tables: readonly TableCount[]): number =>
  tables.reduce((sum, { rows }) => sum + rows, 0);
