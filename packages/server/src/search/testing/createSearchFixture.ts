import { findProducts } from '../../catalogue/findProducts.ts';
import type { NewProduct } from '../../catalogue/insertProduct.ts';
import type { TestShop } from '../../testing/testShop.ts';
import { indexProducts } from '../../catalogue/indexing/indexProducts.ts';
import { type FoundProducts, type ProductSearch, searchProducts } from '../searchProducts.ts';

type Options = Partial<Omit<ProductSearch, 'text'>>;

/** Puts products into a shop and its index, and searches by their names. */
export function createSearchFixture(shop: TestShop) {
  const whole = (text: string, options: Options = {}): Promise<FoundProducts> =>
    searchProducts(shop, { text, limit: 20, ...options });
  const search = async (text: string, options?: Options): Promise<readonly string[]> =>
    (await findProducts(shop, (await whole(text, options)).ids)).map(({ name }) => name);
  return {
    search: Object.assign(search, { whole }),
    async term(
      taxonomy: string,
      name: string,
      slug: string,
      parentId: number | null = null,
    ): Promise<number> {
      const { id } = await shop.queries
        .insertInto('terms')
        .values({ taxonomy, name, slug, parent_id: parentId })
        .returning('id')
        .executeTakeFirstOrThrow();
      return id;
    },
    async put(fields: Partial<NewProduct>, termIds: readonly number[] = []): Promise<number> {
      const id = await shop.product(fields);
      for (const term_id of termIds)
        await shop.queries.insertInto('product_terms').values({ product_id: id, term_id }).execute();
      await indexProducts(shop, [id]);
      return id;
    },
  };
}
