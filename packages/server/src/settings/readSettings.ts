import { type ShopSettings, shopSettings } from '@vitrine/contract/shop';
import * as v from 'valibot';
import { prepared } from '../db/prepared.ts';
import { keepOldPages } from '../renames/renamedPages.ts';
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
  if (last?.text !== text) last = { text, settings: readStored(JSON.parse(text)) };
  return last.settings;
}

/**
 * What an older version stored may not be allowed any more: it has its default then, since a shop that cannot read its settings
 * answers nothing at all.
 */
function readStored(stored: unknown): ShopSettings {
  const read = v.safeParse(shopSettings, stored);
  if (read.success) return read.output;
  // One at a time: what the next one is about may have gone with it.
  return drop(read.issues[0].path ?? []) ? readStored(stored) : v.parse(shopSettings, {});
}

/** Takes what an issue is about out of what it is in; of a list that is all of it. False: it is in nothing. */
function drop(path: readonly Pick<v.IssuePathItem, 'input' | 'key'>[]): boolean {
  const at = path.findLast(
    ({ input, key }) => !Array.isArray(input) && Object.hasOwn(input as object, String(key)),
  );
  return at !== undefined && Reflect.deleteProperty(at.input as object, String(at.key));
}

/** Replaces the sections that are given; their missing fields go back to their defaults. */
export async function writeSettings(
  shop: Shop,
  changes: v.InferInput<typeof shopSettings>,
): Promise<ShopSettings> {
  const before = await readSettings(shop);
  const settings = v.parse(shopSettings, { ...before, ...changes });
  const row = { value: JSON.stringify(settings), updated_at: shop.now() };
  await shop.queries
    .insertInto('settings')
    .values({ name: NAME, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute();
  await keepOldPages(shop, before.pages, settings.pages);
  return settings;
}
