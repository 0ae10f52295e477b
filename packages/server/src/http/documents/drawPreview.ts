import { listProducts } from '../../catalogue/list/listProducts.ts';
import { listPosts } from '../../content/listPosts.ts';
import type { StoredDocument } from '../../documents/StoredDocument.ts';
import type { Call } from '../call/Call.ts';
import { withPreview } from '../call/previews.ts';

type FindPath = (call: Call, document: StoredDocument) => Promise<string>;

/** A page that a document of a kind shows in; default: the home page. */
const PATHS: Readonly<Partial<Record<StoredDocument['kind'], FindPath>>> = {
  async product({ shop, links }) {
    const [newest] = (await listProducts(shop, { sort: 'date', perPage: 1 })).items;
    return newest ? links.product(newest.product.slug) : links.shop;
  },
  async single({ shop, links }) {
    const [newest] = (await listPosts(shop, { perPage: 1 })).items;
    return newest ? links.post(newest.slug) : links.home;
  },
  archive: async ({ links }, { conditions }) =>
    conditions.some(({ name }) => name === 'product_archive') ? links.shop : links.page('blog'),
  search: async ({ links }) => links.shop,
  'error-404': async ({ links }) => `${links.home}nothing-is-called-so/`,
};

const SCRIPT = /<script\b[^>]*>.*?<\/script\s*>/gis;

/**
 * A page of the shop with a document as it is written now, asked for as a visitor would: so it is drawn by the very same code. Scripts are
 * left out: in the frame that shows it nothing may run.
 */
export function drawPreview(call: Call, document: StoredDocument): Promise<string> {
  return withPreview(document, async (preview) => {
    const address = new URL((await PATHS[document.kind]?.(call, document)) ?? call.links.home, call.origin);
    const { cookie = '', host = address.host } = call.request.headers;
    const { payload } = await call.request.server.inject({
      url: address.pathname,
      headers: {
        ...preview,
        host,
        // Only who runs it sees a shop that is not open yet.
        ...(call.settings.comingSoon.on && { cookie }),
      },
    });
    const html = payload.replace(SCRIPT, '');
    return document.kind === 'popup' ? opened(html, document.id) : html;
  });
}

/** Without a script a dialog stays closed. */
const opened = (html: string, id: number): string =>
  html.replace(`<dialog id="elementor-popup-modal-${id}"`, (dialog) => `${dialog} open=""`);
