import type { PageKind } from '@vitrine/contract/shop';
import type { DocumentPlace } from '../ServerContext.ts';

/** What pages are, in the words of documents' conditions. */
const PLACES: Readonly<Record<PageKind, DocumentPlace>> = {
  home: { area: 'singular', names: ['front_page', 'page'], id: '' },
  product: { area: 'singular', names: ['product'], id: '' },
  list: { area: 'archive', names: ['product_archive'], id: '' },
  content: { area: 'singular', names: ['page'], id: '' },
  posts: { area: 'archive', names: ['post_archive'], id: '' },
  site: { area: 'singular', names: ['page'], id: '' },
  message: { area: 'singular', names: [], id: '' },
  cart: { area: 'singular', names: ['page', 'woocommerce'], id: '' },
  checkout: { area: 'singular', names: ['page', 'woocommerce'], id: '' },
  orderReceived: { area: 'singular', names: ['page', 'woocommerce'], id: '' },
  account: { area: 'singular', names: ['page', 'woocommerce'], id: '' },
  wishlist: { area: 'singular', names: ['page'], id: '' },
  compare: { area: 'singular', names: ['page'], id: '' },
};

/** A place that is more than its kind of page: this very product, posts of this category. */
export type NamedPlace = Partial<Omit<DocumentPlace, 'area'>>;

export const placeOf = (kind: PageKind, named: NamedPlace = {}): DocumentPlace => ({
  ...PLACES[kind],
  ...named,
});

/** Ids as conditions write them. */
export const idTexts = (things: readonly { readonly id: number }[]): readonly string[] =>
  things.map(({ id }) => String(id));

/** The page of what is not there. */
export const MISSING_PLACE: NamedPlace = { names: ['not_found404'] };
