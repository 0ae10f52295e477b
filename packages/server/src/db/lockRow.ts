import type { DatabaseKind } from './DatabaseKind.ts';
import type { Queries } from './Database.ts';
import type { Schema } from './Schema.ts';

/** Tables whose rows have an id. */
export type TableWithIds = {
  [Table in keyof Schema]: 'id' extends keyof Schema[Table] ? Table : never;
}[keyof Schema];

/** Nobody else changes the row until the transaction ends; one that is not there is no mistake. SQLite has one writer anyway. */
export async function lockRow(
  { kind, queries }: { readonly kind: DatabaseKind; readonly queries: Queries },
  table: TableWithIds,
  id: number,
): Promise<void> {
  if (kind !== 'postgres') return;
  // All of them have the column; the types of one stand for those of all.
  await queries
    .selectFrom(table as 'users')
    .select('id')
    .where('id', '=', id)
    .forUpdate()
    .execute();
}
