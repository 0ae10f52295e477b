import type { Kysely } from 'kysely';
import type { DatabaseKind } from './DatabaseKind.ts';
import type { Schema } from './Schema.ts';

/** A place for queries: a database, or a transaction on it. */
export type Queries = Kysely<Schema>;

export interface Database {
  readonly kind: DatabaseKind;
  readonly queries: Queries;
  close(): Promise<void>;
}
