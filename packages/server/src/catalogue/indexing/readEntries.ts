import { sql } from 'kysely';
import { findProducts } from '../findProducts.ts';
import { findVariationsOf } from '../findVariations.ts';
import type { Product } from '../Product.ts';
import type { Shop } from '../../Shop.ts';
import type { Entry } from '../../search/Entry.ts';
import { groupBy } from '../../search/groupBy.ts';
import { DESCRIPTION_CHARACTERS } from '../../search/limits.ts';

interface Filed {
  readonly product_id: number;
  readonly term_id: number;
  readonly taxonomy: string;
  readonly name: string;
}

/** Those of the products that searches may show, with what their variations and categories say. */
export async function readProductEntries(shop: Shop, ids: readonly number[]): Promise<readonly Entry[]> {
  const products = (await findProducts(shop, ids)).filter(isPublished);
  const parts = (await findVariationsOf(shop, ids)).filter(isPublished);
  const variations = groupBy(parts, ({ parentId }) => parentId);
  const filed = groupBy(await readFiled(shop, ids), ({ product_id }) => product_id);
  return products
    .filter((product) => product.type !== 'variation' && SHOWN.has(product.visibility))
    .map((product) => entryOf(product, variations.get(product.id) ?? [], filed.get(product.id) ?? []));
}

const isPublished = ({ status }: Product): boolean => status === 'publish';
const SHOWN = new Set<Product['visibility']>(['visible', 'search']);

function entryOf(product: Product, variations: readonly Product[], filed: readonly Filed[]): Entry {
  const both = [product, ...variations];
  return {
    kind: 'product',
    id: product.id,
    title: product.name,
    about: [
      ...filed.map(({ name }) => name),
      ...product.attributes.flatMap(({ options }) => options),
      ...variations.flatMap(({ choices }) => Object.values(choices)),
    ],
    body: [
      product.shortDescription,
      ...both.map(({ description }) => description),
      ...product.attributes.map(({ name }) => name),
    ].map(plainText),
    skus: both.flatMap(({ sku }) => sku ?? []),
    categoryIds: filed.filter(({ taxonomy }) => taxonomy === 'product_cat').map(({ term_id }) => term_id),
    isOutOfStock: isSoldOut(product, variations),
    popularity: product.totalSales + product.reviewCount,
  };
}

const isSoldOut = (product: Product, variations: readonly Product[]): boolean =>
  product.stockStatus === 'outofstock' ||
  (variations.length > 0 && variations.every(({ stockStatus }) => stockStatus === 'outofstock'));

/** A tag parts words as a space does. */
const plainText = (html: string): string =>
  html
    .slice(0, DESCRIPTION_CHARACTERS)
    .replace(/<[^<>]*>/g, ' ')
    .replace(/&(?:nbsp|#160);/g, ' ')
    .replace(/&amp;/g, '&');

/** Terms of the products, and the terms above those: what is in "Mugs" below "Kitchen" is found by both. */
async function readFiled({ queries }: Shop, ids: readonly number[]): Promise<readonly Filed[]> {
  const { rows } = await sql<Filed>`
    with recursive filed (product_id, term_id) as (
      select product_id, term_id from product_terms where product_id in (${sql.join(ids)})
      union
      select filed.product_id, terms.parent_id from filed join terms on terms.id = filed.term_id
      where terms.parent_id is not null
    )
    select filed.product_id, terms.id as term_id, terms.taxonomy, terms.name
    from filed join terms on terms.id = filed.term_id
    order by filed.product_id, terms.id`.execute(queries);
  return rows;
}

/** Those of the posts and pages that are published; one that is to appear later is left out by the search itself. */
export async function readPostEntries({ queries }: Shop, ids: readonly number[]): Promise<readonly Entry[]> {
  const rows = await queries
    .selectFrom('posts')
    .select(['id', 'type', 'title', 'excerpt', 'content'])
    .where('id', 'in', ids)
    .where('type', 'in', ['post', 'page'])
    .where('status', '=', 'publish')
    .execute();
  const names = await queries
    .selectFrom('post_terms')
    .innerJoin('terms', 'terms.id', 'post_terms.term_id')
    .select(['post_terms.post_id', 'terms.name'])
    .where('post_terms.post_id', 'in', ids)
    .orderBy('terms.id')
    .execute();
  return rows.map(({ id, type, title, excerpt, content }) => ({
    kind: type === 'page' ? 'page' : 'post',
    id,
    title,
    about: names.filter(({ post_id }) => post_id === id).map(({ name }) => name),
    body: [excerpt, content].map(plainText),
    skus: [],
    categoryIds: [],
    isOutOfStock: false,
    popularity: 0,
  }));
}
