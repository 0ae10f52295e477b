import type { FieldError } from '../input/FieldError.ts';
import type { Shop } from '../Shop.ts';
import type { Product } from './Product.ts';
import { CATEGORY } from './terms/Term.ts';

/** Everything of a product that a person can set. */
export type ProductFields = Omit<Product, 'id' | 'version' | 'createdAt' | 'updatedAt'>;

type Rule = (product: ProductFields) => FieldError | null;

const when = (isWrong: boolean, field: string, message: string): FieldError | null =>
  isWrong ? { field, message } : null;

const RULES: readonly Rule[] = [
  ({ name }) => when(name === '', 'name', 'Must not be empty.'),
  ({ regularPrice, salePrice }) =>
    when(
      salePrice !== null && (regularPrice === null || salePrice >= regularPrice),
      'salePrice',
      'Must be below the regular price.',
    ),
  ({ saleFrom, saleTo }) =>
    when(
      saleFrom !== null && saleTo !== null && saleTo < saleFrom,
      'saleTo',
      'A sale cannot end before it begins.',
    ),
  ({ type, externalUrl }) =>
    when(type === 'external' && externalUrl === '', 'externalUrl', 'Where it is sold must be given.'),
  ({ attributes }) =>
    when(
      new Set(attributes.map(({ slug }) => slug)).size < attributes.length,
      'attributes',
      'Two attributes have the same name.',
    ),
  ({ attributes, defaultChoices }) => {
    const slugs = new Set(attributes.filter(({ isVariation }) => isVariation).map(({ slug }) => slug));
    const unknown = Object.keys(defaultChoices).find((slug) => !slugs.has(slug));
    return when(unknown !== undefined, 'defaultChoices', `Variations do not differ by "${unknown}".`);
  },
];

/** What is wrong with the fields by themselves. */
export const checkProduct = (product: ProductFields): readonly FieldError[] =>
  RULES.flatMap((rule) => rule(product) ?? []);

interface Named {
  readonly id: number | undefined;
  readonly sku: string | null;
  readonly mediaIds: readonly number[];
  readonly categoryIds: readonly number[];
}

/** What is wrong with the things that it names. */
export async function checkNamed({ queries }: Shop, named: Named): Promise<readonly FieldError[]> {
  const errors: FieldError[] = [];
  if (named.sku) {
    const other = await queries
      .selectFrom('products')
      .select('id')
      .where('sku', '=', named.sku)
      .where('id', '<>', named.id ?? 0)
      .executeTakeFirst();
    if (other)
      errors.push({ field: 'sku', message: `Product ${other.id} has the SKU "${named.sku}" already.` });
  }
  if (named.mediaIds.length > 0) {
    const rows = await queries.selectFrom('media').select('id').where('id', 'in', named.mediaIds).execute();
    const gone = missing(named.mediaIds, rows);
    if (gone !== undefined) errors.push({ field: 'imageId', message: `There is no picture ${gone}.` });
  }
  if (named.categoryIds.length > 0) {
    const rows = await queries
      .selectFrom('terms')
      .select('id')
      .where('id', 'in', named.categoryIds)
      .where('taxonomy', '=', CATEGORY)
      .execute();
    const gone = missing(named.categoryIds, rows);
    if (gone !== undefined) errors.push({ field: 'categoryIds', message: `There is no category ${gone}.` });
  }
  return errors;
}

const missing = (ids: readonly number[], rows: readonly { readonly id: number }[]): number | undefined => {
  const there = new Set(rows.map(({ id }) => id));
  return ids.find((id) => !there.has(id));
};
