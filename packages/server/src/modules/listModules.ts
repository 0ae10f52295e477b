import { type ShelfFilter, shownOnShelf } from '../documents/shelf/shownOnShelf.ts';
import type { Shop } from '../Shop.ts';
import { MODULE_COLUMNS, type ModuleSummary, readModuleRow } from './StoredModule.ts';

export interface ModulePage extends ShelfFilter {
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
  { offset = 0, limit = 100, ...filter }: ModulePage = {},
): Promise<ModuleList> {
  const found = queries.selectFrom('modules').where(shownOnShelf('alias', filter));
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(MODULE_COLUMNS)
    .orderBy('alias')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return { modules: rows.map(readModuleRow), total };
}
