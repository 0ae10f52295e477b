import { type FrameView, shopLinks, shopPlaces, shopSettings } from '@vitrine/contract/shop';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { isSame, type PageVersions, readVersions } from '../../pageVersions/readVersions.ts';
import { createCall } from '../call/createCall.ts';
import type { ServerContext } from '../ServerContext.ts';
import { ICONS } from './addIcons.ts';
import { frameFor, headerView, partsView, withoutShop } from './frameFor.ts';

/** The nonces in a frame are no older than this. */
const KEPT_MS = 60_000;
const TAGS = ['shop', 'media'] as const;
/** Messages have no objects of their own. */
const NO_PAGE = { kind: 'message', content: { title: '', text: '' } } as const;

export interface SpareFrame {
  /** As the shop is now; where it cannot be asked, as it was last. */
  readonly read: (request: FastifyRequest, reply: FastifyReply) => Promise<FrameView>;
  /** As it was last, without asking. */
  readonly last: () => FrameView;
}

/** The frame of pages that are none of the shop's: it holds nothing of the visitor, and is kept, since anybody can ask for what is not there. */
export function createSpareFrame(context: ServerContext): SpareFrame {
  let kept: { readonly frame: FrameView; readonly versions: PageVersions; readonly untilMs: number } | null =
    null;

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { shop } = context;
    const versions = await readVersions(shop, TAGS);
    if (kept && shop.now() < kept.untilMs && isSame(TAGS, kept.versions, versions)) return;
    const call = await createCall(context, request, reply);
    const shared = await frameFor(call, { title: '' }, NO_PAGE, true);
    // The menus of a shop that is not open yet name what it will sell.
    const frame = call.settings.comingSoon.on ? withoutShop(shared) : shared;
    const search = { ...frame.search, text: '', category: '' };
    kept = { frame: { ...frame, search, path: '' }, versions, untilMs: shop.now() + KEPT_MS };
  }

  const last = (): FrameView => kept?.frame ?? bareFrame(context);
  return {
    last,
    async read(request, reply) {
      // The page says what is wrong; it does not fail of it, too.
      await refresh(request, reply).catch((error: unknown) => request.log.error({ err: error }, 'no frame'));
      return last();
    },
  };
}

/** Of a shop that nothing is known of yet. */
function bareFrame({ site }: ServerContext): FrameView {
  const settings = v.parse(shopSettings, {});
  const { title, tagline, language, timeZone } = settings.site;
  const { count, minimum, thumbnail, price, sku } = settings.search;
  const links = shopPlaces(shopLinks(settings));
  return withoutShop({
    shop: {
      money: settings.money,
      links,
      language,
      timeZone,
      addsByScript: false,
      keepsByScript: false,
      wishlistKey: '',
    },
    siteTitle: title,
    tagline,
    direction: 'ltr',
    pageTitle: '',
    description: '',
    canonical: '',
    feeds: [],
    card: { type: 'website', image: null },
    path: '',
    menu: [],
    footerMenu: [],
    categories: [],
    search: { text: '', category: '', count, minimum, thumbnail, price, sku },
    header: headerView(settings),
    banner: null,
    parts: partsView(settings),
    loginNonce: '',
    storeNotice: null,
    comingSoon: null,
    isLoggedIn: false,
    counts: null,
    assets: { ...site.assets, ...ICONS, globals: {} },
  });
}
