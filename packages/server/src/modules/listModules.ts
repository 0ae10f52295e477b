import { sql } from 'kysely';
import { readRow, ROW_COLUMNS } from '../documents/shelf/ShelfRow.ts';
import type { Shop } from '../Shop.ts';
import type { ModuleSummary } from './StoredModule.ts';

export interface ModulePage {
  /** Only those whose alias or title holds this, in any case. */
  readonly search?: string;
  readonly offset?: number;
  readonly limit?: number;
}

export interface ModuleList {
  readonly modules: readonly ModuleSummary[];
  /** Of all pages. */
  readonly total: number;
}

/** By alias. */
export async function listModules(
  { queries }: Shop,
  { search = '', offset = 0, limit = 100 }: ModulePage = {},
): Promise<ModuleList> {
  // What stands for any text in a pattern stands for itself here.
  const pattern = `%${search.toLowerCase().replaceAll('\0', '').replace(/[!%_]/g, '!$&')}%`;
  const holds = (column: 'alias' | 'title') =>
    sql<boolean>`lower(${sql.ref(column)}) like ${pattern} escape '!'`;
  const found = queries
    .selectFrom('modules')
    .$if(search !== '', (query) => query.where(({ or }) => or([holds('alias'), holds('title')])));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select([...ROW_COLUMNS, 'alias'])
    .orderBy('alias')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { modules: rows.map((row) => ({ ...readRow(row), alias: row.alias })), total };
}
