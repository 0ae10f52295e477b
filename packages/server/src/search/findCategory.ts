import type { Shop } from '../Shop.ts';

/** The id of a category by its slug. Undefined: none was asked for; null: there is none. */
export async function findCategory(
  { queries }: Shop,
  slug: string | undefined,
): Promise<number | null | undefined> {
  if (!slug) return undefined;
  const row = await queries
    .selectFrom('terms')
    .select('id')
    .where('taxonomy', '=', 'product_cat')
    .where('slug', '=', slug)
    .executeTakeFirst();
  return row?.id ?? null;
}
