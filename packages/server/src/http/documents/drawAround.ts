import type { PageKind } from '@vitrine/contract/shop';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import type { DocumentPlace } from '../ServerContext.ts';
import { drawDocument, type ShownDocument } from './drawDocument.ts';

/** Documents in the places of the shop's header and footer. */
export interface DocumentsAround {
  readonly header: ShownDocument | null;
  readonly footer: ShownDocument | null;
  readonly tags: readonly PageTag[];
}

/** What pages are, in the words of documents' conditions. */
const PLACES: Readonly<Record<PageKind, Omit<DocumentPlace, 'id'>>> = {
  home: { area: 'singular', names: ['front_page', 'page'] },
  product: { area: 'singular', names: ['product'] },
  list: { area: 'archive', names: ['product_archive', 'product_cat', 'product_tag'] },
  content: { area: 'singular', names: ['page', 'post'] },
  posts: { area: 'archive', names: ['post_archive', 'category', 'post_tag'] },
  site: { area: 'singular', names: ['page'] },
  message: { area: 'singular', names: ['not_found404'] },
  cart: { area: 'singular', names: ['page', 'woocommerce'] },
  checkout: { area: 'singular', names: ['page', 'woocommerce'] },
  orderReceived: { area: 'singular', names: ['page', 'woocommerce'] },
  account: { area: 'singular', names: ['page', 'woocommerce'] },
  wishlist: { area: 'singular', names: ['page'] },
  compare: { area: 'singular', names: ['page'] },
};

export async function drawAround(call: Call, kind: PageKind): Promise<DocumentsAround> {
  const { header: headerId, footer: footerId } = call.settings.documents;
  const place = { ...PLACES[kind], id: '' };
  const header = await drawDocument(call, headerId, place);
  const footer = await drawDocument(call, footerId, place);
  return { header, footer, tags: [...(header?.tags ?? []), ...(footer?.tags ?? [])] };
}
