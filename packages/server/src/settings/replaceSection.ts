import type { ShopSettings } from '@vitrine/contract/shop';
import { inTransaction } from '../db/inTransaction.ts';
import type { Shop } from '../Shop.ts';
import { readSettings, writeSettings } from './readSettings.ts';

/**
 * Replaces one section unless `isUnchanged` says that somebody else was faster (the answer is null then). All sections
 * stand in one row: without the lock, two who save different ones at once would undo each other's.
 */
export const replaceSection = <Section extends keyof ShopSettings>(
  shop: Shop,
  section: Section,
  value: unknown,
  isUnchanged: (now: ShopSettings[Section]) => boolean,
): Promise<ShopSettings[Section] | null> =>
  inTransaction(shop, async (within) => {
    await lockSettings(within);
    if (!isUnchanged((await readSettings(within))[section])) return null;
    return (await writeSettings(within, { [section]: value }))[section];
  });

/** There may be no row to lock yet. SQLite has one writer anyway. */
async function lockSettings({ kind, queries, now }: Shop): Promise<void> {
  if (kind !== 'postgres') return;
  await queries
    .insertInto('settings')
    .values({ name: 'shop', value: '{}', updated_at: now() })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  await queries.selectFrom('settings').select('name').where('name', '=', 'shop').forUpdate().execute();
}
