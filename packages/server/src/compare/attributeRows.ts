import type { Product } from '../catalogue/Product.ts';
import type { CompareRow } from './CompareTable.ts';

/** Every attribute that one of them shows, in the order in which they come. */
export function attributeRows(products: readonly Pick<Product, 'attributes'>[]): readonly CompareRow[] {
  const shown = products.map(({ attributes }) => attributes.filter(({ isVisible }) => isVisible));
  const names = new Map<string, string>();
  for (const { slug, name } of shown.flat()) if (!names.has(slug)) names.set(slug, name);
  return [...names].map(([slug, name]) => ({
    slug,
    name,
    values: shown.map((attributes) => attributes.find((attribute) => attribute.slug === slug)?.options ?? []),
  }));
}
