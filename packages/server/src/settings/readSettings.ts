import { type ShopSettings, shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { prepared } from '../db/prepared.ts';
import type { Shop } from '../Shop.ts';

const NAME = 'shop';

const valueOf = prepared<{ name: string }, { value: string }>((queries, value) =>
  queries.selectFrom('settings').select('value').where('name', '=', value('name')),
);

/** What the owner has set, defaults filled in. */
export async function readSettings(shop: Shop): Promise<ShopSettings> {
  const [row] = await valueOf(shop, { name: NAME });
  return parseOnce(row?.value ?? '{}');
}

let last: { readonly text: string; readonly settings: ShopSettings } | null = null;

/** Every request asks, and the text hardly ever changes: the same text is not checked again. */
function parseOnce(text: string): ShopSettings {
  if (last?.text !== text) last = { text, settings: v.parse(shopSettings, JSON.parse(text)) };
  return last.settings;
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
