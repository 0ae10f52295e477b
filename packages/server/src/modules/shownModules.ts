import type { Shop } from '../Shop.ts';
import { isShown, MODULE_COLUMNS, type ModuleSummary, readModuleRow } from './StoredModule.ts';

/** More would not fit a page. */
const MOST_LISTED = 200;

/** What visitors may see, by alias. */
export async function listShownModules({ queries, now }: Shop): Promise<readonly ModuleSummary[]> {
  const rows = await queries
    .selectFrom('modules')
    .select(MODULE_COLUMNS)
    .where('status', '=', 'publish')
    .orderBy('alias')
    .limit(MOST_LISTED)
    .execute();
  const nowMs = now();
  return rows.map(readModuleRow).filter((module) => isShown(module, nowMs));
}
