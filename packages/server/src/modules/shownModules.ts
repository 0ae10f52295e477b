import { readRow, ROW_COLUMNS } from '../documents/shelf/ShelfRow.ts';
import type { Shop } from '../Shop.ts';
import type { ModuleSummary } from './StoredModule.ts';

/** More would not fit a page. */
const MOST_LISTED = 200;

/** What visitors may see, by alias. */
export async function listShownModules({ queries }: Shop): Promise<readonly ModuleSummary[]> {
  const rows = await queries
    .selectFrom('modules')
    .select([...ROW_COLUMNS, 'alias'])
    .where('status', '=', 'publish')
    .orderBy('alias')
    .limit(MOST_LISTED)
    .execute();
  return rows.map((row) => ({ ...readRow(row), alias: row.alias }));
}
