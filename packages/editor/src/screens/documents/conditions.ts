import { type DisplayCondition, readCondition } from '@vitrine/contract/api';
import type { FindKind } from '../../find/findables.ts';

/** A place that conditions name: what may stand there is looked for by name. */
export interface PlaceChoice {
  /** `name` or `name/subName`; its text is called so. */
  readonly place: string;
  readonly find?: FindKind;
}

/** In the order in which they are offered (docs/use/documents.md). */
export const PLACES: readonly PlaceChoice[] = [
  { place: 'general' },
  { place: 'singular' },
  { place: 'singular/front_page' },
  { place: 'singular/page', find: 'page' },
  { place: 'singular/post', find: 'post' },
  { place: 'singular/in_category', find: 'category' },
  { place: 'singular/in_post_tag', find: 'post_tag' },
  { place: 'singular/by_author', find: 'user' },
  { place: 'singular/not_found404' },
  { place: 'product' },
  { place: 'product/product', find: 'product' },
  { place: 'product/in_product_cat', find: 'product_cat' },
  { place: 'product/in_product_tag', find: 'product_tag' },
  { place: 'archive' },
  { place: 'archive/post_archive' },
  { place: 'archive/category', find: 'category' },
  { place: 'archive/search' },
  { place: 'product_archive' },
  { place: 'product_archive/shop_page' },
  { place: 'product_archive/product_cat', find: 'product_cat' },
  { place: 'product_archive/product_tag', find: 'product_tag' },
  { place: 'product_archive/product_search' },
  { place: 'woocommerce' },
];

export const placeOfCondition = ({ name, subName }: DisplayCondition): string =>
  subName === '' ? name : `${name}/${subName}`;

/** The same condition of another place: what stood in the old one is not meant any more. */
export function atPlace(condition: DisplayCondition, place: string): DisplayCondition {
  const [name = '', subName = ''] = place.split('/');
  return { ...condition, name, subName, subId: '' };
}

/** What a document says of places; null as long as it is no JSON. */
export function conditionsIn(text: string): readonly DisplayCondition[] | null {
  const document = parse(text);
  if (document === undefined) return null;
  const written: unknown = (document as { readonly conditions?: unknown } | null)?.conditions;
  return Array.isArray(written) ? written.flatMap((each) => readCondition(each) ?? []) : [];
}

/** The document with others. A bare list of elements has no room for any, and becomes the content of one that has. */
export function withConditions(text: string, conditions: readonly DisplayCondition[]): string {
  const document = parse(text);
  if (document === undefined) return text;
  const whole = Array.isArray(document) ? { content: document } : (document as object);
  const written = conditions.map(({ type, name, subName, subId }) =>
    [type, name, subName, subId].join('/').replace(/\/+$/, ''),
  );
  return JSON.stringify({ ...whole, conditions: written }, null, 2);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}
