import type { Shop } from '../../Shop.ts';
import type { ProductAttribute } from '../Product.ts';
import { ensureTerms } from './ensureTerms.ts';
import { attributeTaxonomy, CATEGORY, TAG } from './Term.ts';

export interface Filing {
  /** What is left out stays as it is. */
  readonly categoryIds?: readonly number[] | undefined;
  readonly tags?: readonly string[] | undefined;
  readonly attributes?: readonly ProductAttribute[] | undefined;
}

/** Files a product under its categories, tags, and the options of its global attributes. */
export async function fileProduct(shop: Shop, productId: number, filing: Filing): Promise<void> {
  const { categoryIds, tags, attributes } = filing;
  if (categoryIds) await replace(shop, productId, CATEGORY, categoryIds);
  if (tags) await replace(shop, productId, TAG, await ensureTerms(shop, TAG, tags));
  if (attributes) await replace(shop, productId, 'pa_%', await optionTerms(shop, attributes));
}

async function optionTerms(shop: Shop, attributes: readonly ProductAttribute[]): Promise<readonly number[]> {
  const ids: number[] = [];
  for (const { slug, name, options, isGlobal } of attributes) {
    if (!isGlobal) continue;
    await shop.queries
      .insertInto('attributes')
      .values({ slug, name })
      .onConflict((conflict) => conflict.column('slug').doNothing())
      .execute();
    ids.push(...(await ensureTerms(shop, attributeTaxonomy(slug), options)));
  }
  return ids;
}

async function replace({ queries }: Shop, productId: number, taxonomy: string, termIds: readonly number[]) {
  await queries
    .deleteFrom('product_terms')
    .where('product_id', '=', productId)
    .where('term_id', 'in', (eb) => eb.selectFrom('terms').select('id').where('taxonomy', 'like', taxonomy))
    .$if(termIds.length > 0, (query) => query.where('term_id', 'not in', termIds))
    .execute();
  if (termIds.length === 0) return;
  await queries
    .insertInto('product_terms')
    .values([...new Set(termIds)].map((term_id) => ({ product_id: productId, term_id })))
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
