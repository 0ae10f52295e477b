import { findMedia } from '../../media/findMedia.ts';
import type { Media } from '../../media/Media.ts';
import { groupBy } from '../../search/groupBy.ts';
import type { Shop } from '../../Shop.ts';
import { findProducts } from '../findProducts.ts';
import { findVariationsOf } from '../findVariations.ts';
import type { Product } from '../Product.ts';
import { type PriceRange, pricedBy, priceRange } from '../priceRange.ts';

/** What a tile of a list needs. */
export interface Listed<P> {
  readonly product: P;
  /** Null: it has no price, so nobody can buy it. */
  readonly price: PriceRange | null;
  readonly image: Media | null;
}
export type ListedProduct = Listed<Product>;

type Priced = Pick<
  Product,
  'id' | 'type' | 'regularPrice' | 'salePrice' | 'saleFrom' | 'saleTo' | 'imageId' | 'groupedIds'
>;

/** Products with what lists show of them, in the order of the ids: as many queries for a hundred as for one. */
export const findListed = async (shop: Shop, ids: readonly number[]): Promise<readonly ListedProduct[]> =>
  withPrices(shop, await findProducts(shop, ids));

/** The same for products that were read already. */
export async function withPrices<P extends Priced>(
  shop: Shop,
  products: readonly P[],
): Promise<readonly Listed<P>[]> {
  const variable = products.filter(({ type }) => type === 'variable').map(({ id }) => id);
  const variations = groupBy(await findVariationsOf(shop, variable), ({ parentId }) => parentId);
  const members = await findMembers(shop, products);
  const media = await findMedia(
    shop,
    products.map(({ imageId }) => imageId),
  );
  const nowMs = shop.now();
  return products.map((product) => {
    const parts =
      product.type === 'grouped'
        ? product.groupedIds.flatMap((id) => members.get(id) ?? [])
        : (variations.get(product.id) ?? []);
    const sold = parts.filter(({ status }) => status === 'publish');
    return {
      product,
      price: priceRange(pricedBy<Priced>(product, sold), nowMs),
      image: media.get(product.imageId ?? 0) ?? null,
    };
  });
}

async function findMembers(shop: Shop, products: readonly Priced[]): Promise<ReadonlyMap<number, Product>> {
  const ids = products.filter(({ type }) => type === 'grouped').flatMap(({ groupedIds }) => groupedIds);
  return new Map((await findProducts(shop, [...new Set(ids)])).map((product) => [product.id, product]));
}
