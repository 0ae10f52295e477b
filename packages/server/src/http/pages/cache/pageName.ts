import type { Call } from '../../call/Call.ts';
import { LIST_SIZES, LIST_SORTS } from '../list/listSorts.ts';

/** Told by advertisers and mails to themselves: no page reads them. */
const TRACKING =
  /^(?:utm_\w+|[gdw]clid|gbraid|wbraid|fbclid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|srsltid|sbjs_\w+)$/;

/**
 * By what a page may be kept: its path, its order and size where it is a list, and which page of the comments below a post or of the reviews of a product. Null for what is never kept: forms, visitors' own pages, and
 * addresses with fields that nobody knows, since anybody can make them up without end.
 */
export function pageName({ request, settings }: Call): string | null {
  if (request.method !== 'GET' && request.method !== 'HEAD') return null;
  if (settings.comingSoon.on) return null;
  const [path = '/', query = ''] = request.originalUrl.split('?', 2);
  const { pages } = settings;
  const first = path.split('/')[1] ?? '';
  if ([pages.cart, pages.checkout, pages.account, pages.compare, pages.wishlist].includes(first)) return null;
  const fields = [...new URLSearchParams(query)].filter(([name]) => !TRACKING.test(name));
  if (fields.length === 0) return path;
  if (['blog', 'product'].includes(first) && isCommentPage(fields))
    return `${path}?${new URLSearchParams(fields)}`;
  const isList = [pages.shop, 'product-category', 'product-tag'].includes(first);
  const chosen = Object.fromEntries(fields);
  const isKnown = Object.entries(chosen).every(
    ([name, value]) => Object.hasOwn(KEPT_FIELDS, name) && KEPT_FIELDS[name]?.has(value),
  );
  if (!isList || !isKnown || fields.length > Object.keys(chosen).length) return null;
  return `${path}?${new URLSearchParams(Object.entries(chosen).sort())}`;
}

/** Few posts and products have many of them; a page that is not there is not kept. */
const isCommentPage = (fields: readonly (readonly [string, string])[]): boolean =>
  fields.length === 1 && fields[0]?.[0] === 'cpage' && /^[1-9]\d{0,3}$/.test(fields[0][1]);

/** Fields of a list with few values: what visitors narrow it by has no end of them. */
const KEPT_FIELDS: Readonly<Record<string, ReadonlySet<string>>> = {
  orderby: LIST_SORTS,
  per_page: new Set(LIST_SIZES.map(String)),
};
