import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { IMPORTS_KEPT_MS } from './limits.ts';

export const deleteRun = (shop: Shop, id: number): Promise<void> =>
  inTransaction(shop, async ({ queries }) => {
    await queries.deleteFrom('import_rows').where('import_id', '=', id).execute();
    await queries.deleteFrom('import_runs').where('id', '=', id).execute();
  });

/** Files are kept for those who look at what came of them; what was never read to its end goes with them. */
export async function dropOldImports(shop: Shop): Promise<void> {
  const old = await shop.queries
    .selectFrom('import_runs')
    .select('id')
    .where('state', '<>', 'running')
    .where('created_at', '<', shop.now() - IMPORTS_KEPT_MS)
    .execute();
  for (const { id } of old) await deleteRun(shop, id);
}
