import type { ShopLinks } from '@vitrine/contract/shop';
import { findRenamed, type NamedThing } from '../../../renames/findRenamed.ts';
import { findRenamedPage } from '../../../renames/renamedPages.ts';
import type { Call } from '../../call/Call.ts';
import type { PageResult } from '../PageResult.ts';

/** What the first part of an address says that the rest names. */
const KINDS: Readonly<Record<string, NamedThing['kind']>> = {
  product: 'product',
  'product-category': 'product_cat',
  'product-tag': 'product_tag',
  category: 'category',
  blog: 'post',
};

const LINKS: Readonly<Record<NamedThing['kind'], (links: ShopLinks, slug: string) => string>> = {
  product: (links, slug) => links.product(slug),
  product_cat: (links, slug) => links.category(slug),
  product_tag: (links, slug) => links.tag(slug),
  category: (links, slug) => links.postCategory(slug),
  post: (links, slug) => links.post(slug),
  page: (links, slug) => links.page(slug),
};

/**
 * In place of an address with nothing at it: the one that the thing has now which was there before. It is made of what the shop knows,
 * and of what was asked for it has only what stands below: nobody can be led to another site by it.
 */
export async function movedPage(call: Call, path: readonly string[]): Promise<PageResult> {
  // Names of what it will sell are not told yet.
  if (call.settings.comingSoon.on) return null;
  const { own, tail } = splitTail(path);
  const [first = '', ...rest] = own;
  const kind = Object.hasOwn(KINDS, first) ? KINDS[first] : undefined;
  // A category may stand below others in its address; its own name is the last.
  const isNamed = kind === 'product_cat' ? rest.length > 0 : rest.length === (kind ? 1 : 0);
  const slug = own.at(-1);
  const found = isNamed && slug ? await findRenamed(call.shop, { kind: kind ?? 'page', slug }) : null;
  const to = found ? LINKS[found.kind](call.links, found.slug) + tail : await renamedPage(call, path);
  if (to === null) return null;
  const query = /\?.*$/s.exec(call.request.originalUrl)?.[0] ?? '';
  return { kind: 'moved', to: to + query };
}

/** One of the pages that the shop links to, with all that stands below it: `/my-account/edit-address/`. */
async function renamedPage({ shop, links }: Call, path: readonly string[]): Promise<string | null> {
  const [first = '', ...rest] = path;
  const name = await findRenamedPage(shop, first);
  return name && `${links[name]}${rest.map((part) => `${encodeURIComponent(part)}/`).join('')}`;
}

/** `/page/2/` and `/feed/` stay when the name before them changes. */
function splitTail(path: readonly string[]): { readonly own: readonly string[]; readonly tail: string } {
  const [, ending = ''] = /(?:^|\/)(page\/[1-9]\d{0,5}|feed)$/.exec(path.join('/')) ?? [];
  const parts = ending === '' ? 0 : ending.split('/').length;
  return parts > 0 && path.length - parts >= 2
    ? { own: path.slice(0, -parts), tail: `${ending}/` }
    : { own: path, tail: '' };
}
