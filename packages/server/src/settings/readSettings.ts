import { type ShopSettings, shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import type { Shop } from '../Shop.ts';

const NAME = 'shop';

/** What the owner has set, defaults filled in. */
export async function readSettings({ queries }: Shop): Promise<ShopSettings> {
  const row = await queries
    .selectFrom('settings')
    .select('value')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return v.parse(shopSettings, row ? JSON.parse(row.value) : {});
}

/** Replaces the sections that are given; their missing fields go back to their defaults. */
export async function writeSettings(
  shop: Shop,
  changes: v.InferInput<typeof shopSettings>,
): Promise<ShopSettings> {
  const settings = v.parse(shopSettings, { ...(await readSettings(shop)), ...changes });
  const row = { value: JSON.stringify(settings), updated_at: shop.now() };
  await shop.queries
    .insertInto('settings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  return settings;
}
