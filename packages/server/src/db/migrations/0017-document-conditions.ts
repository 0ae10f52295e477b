import { isObject } from '@vitrine/model';
import { sql } from 'kysely';
import type { AnyDatabase } from '../AnyDatabase.ts';

/** JSON list of where a document shows; '' where it says nothing. Every page asks for it, and a document may have megabytes. */
export const conditionColumns = { conditions: 'text' } as const;

/** More of one document are a mistake, or an attack: each is held against every page. */
const MOST_CONDITIONS = 100;

/** Where a document says that it shows, as it is written there: what it means is for who draws it to say. */
export function conditionsOf(document: unknown): string {
  const written = isObject(document) ? document['conditions'] : undefined;
  return Array.isArray(written) && written.length > 0
    ? JSON.stringify(written.slice(0, MOST_CONDITIONS))
    : '';
}

export async function addDocumentConditions(db: AnyDatabase): Promise<void> {
  await sql`alter table documents add column conditions text not null default ''`.execute(db);
  await sql`create index documents_placed on documents (status, kind) where conditions <> ''`.execute(db);
  const { rows } = await sql<{
    id: number;
    document: string;
  }>`select id, document from documents where document like '%"conditions"%'`.execute(db);
  for (const { id, document } of rows) {
    const conditions = conditionsOf(JSON.parse(document));
    await sql`update documents set conditions = ${conditions} where id = ${id}`.execute(db);
  }
}
