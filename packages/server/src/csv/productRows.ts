import { findProducts } from '../catalogue/findProducts.ts';
import type { Product } from '../catalogue/Product.ts';
import { listTerms, productTerms } from '../catalogue/terms/listTerms.ts';
import { CATEGORY, TAG, type Term } from '../catalogue/terms/Term.ts';
import { findMedia } from '../media/findMedia.ts';
import { imageUrl } from '../media/imageUrl.ts';
import type { Shop } from '../Shop.ts';
import type { MoneyFormat } from './numbers.ts';
import { rowOf } from './rowOf.ts';
import { joinPath } from './texts.ts';

export interface RowsKnown {
  readonly money: MoneyFormat;
  /** Of categories: `Kitchen > Cups`. */
  readonly paths: ReadonlyMap<number, string>;
  /** Before the addresses of pictures. */
  readonly origin: string;
}

/** Products as rows of a file: column -> cell. */
export async function productRows(
  shop: Shop,
  products: readonly Product[],
  { money, paths, origin }: RowsKnown,
): Promise<readonly Readonly<Record<string, string>>[]> {
  const named = await findNamed(shop, products);
  const terms = await productTerms(
    shop,
    products.map(({ id }) => id),
  );
  const media = await findMedia(
    shop,
    products.flatMap(({ imageId, gallery }) => [imageId, ...gallery]),
  );
  return products.map((product) => {
    const own = terms.get(product.id) ?? [];
    const parent = named.get(product.parentId ?? 0) ?? null;
    const pictures = [product.imageId, ...product.gallery].flatMap((id) => media.get(id ?? 0) ?? []);
    return rowOf(product, {
      money,
      parent,
      categories: own.flatMap(({ id }) => paths.get(id) ?? []).sort(),
      tags: own.filter(({ taxonomy }) => taxonomy === TAG).map(({ name }) => name),
      images: pictures.map((picture) => origin + imageUrl(picture)),
      nameOf: (id) => {
        const other = named.get(id);
        return other ? (other.sku ?? `id:${id}`) : null;
      },
    });
  });
}

/** Parents and linked products: once for a batch. */
async function findNamed(shop: Shop, products: readonly Product[]): Promise<ReadonlyMap<number, Product>> {
  const ids = products.flatMap(({ parentId, groupedIds, upsellIds, crossSellIds }) => [
    ...(parentId === null ? [] : [parentId]),
    ...groupedIds,
    ...upsellIds,
    ...crossSellIds,
  ]);
  return new Map((await findProducts(shop, [...new Set(ids)])).map((product) => [product.id, product]));
}

/** Of each category: the names from the top down to it. */
export async function readCategoryPaths(shop: Shop): Promise<ReadonlyMap<number, string>> {
  const categories = await listTerms(shop, CATEGORY);
  const byId = new Map(categories.map((term) => [term.id, term]));
  const namesOf = (term: Term): readonly string[] => {
    const parent = byId.get(term.parentId ?? 0);
    return parent ? [...namesOf(parent), term.name] : [term.name];
  };
  return new Map(categories.map((term) => [term.id, joinPath(namesOf(term))]));
}
