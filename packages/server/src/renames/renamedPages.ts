import type { ShopSettings } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';

type PageName = keyof ShopSettings['pages'];

const KIND = 'shop_page';

/** What old slugs lead to, by its number there: only ever added to. */
const PAGES: Readonly<Record<PageName, number>> = {
  shop: 1,
  cart: 2,
  checkout: 3,
  account: 4,
  compare: 5,
  wishlist: 6,
};

/** Keeps what the pages of the shop were called that are called something else from now on. */
export async function keepOldPages(
  { queries }: Shop,
  before: ShopSettings['pages'],
  after: ShopSettings['pages'],
): Promise<void> {
  for (const [name, id] of Object.entries(PAGES) as [PageName, number][]) {
    if (before[name] === after[name] || before[name] === '') continue;
    await queries
      .insertInto('old_slugs')
      .values({ kind: KIND, slug: before[name], target_id: id })
      .onConflict((conflict) => conflict.columns(['kind', 'slug']).doUpdateSet({ target_id: id }))
      .execute();
  }
}

/** Which of the shop's pages was called so last; null for none. */
export async function findRenamedPage({ queries }: Shop, slug: string): Promise<PageName | null> {
  const old = await queries
    .selectFrom('old_slugs')
    .select('target_id')
    .where('kind', '=', KIND)
    .where('slug', '=', slug)
    .executeTakeFirst();
  const names = Object.keys(PAGES) as PageName[];
  return names.find((name) => PAGES[name] === old?.target_id) ?? null;
}
