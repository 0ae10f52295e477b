import { type FrameView, shopLinks, shopPlaces, shopSettings } from '@vitrine/contract/shop';
import { contentTexts } from '@vitrine/texts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import * as v from 'valibot';
import { type PageTag, WHOLE_TAGS } from '../../pageVersions/PageTag.ts';
import { isSame, type PageVersions, readVersions } from '../../pageVersions/readVersions.ts';
import type { Call } from '../call/Call.ts';
import { createCall } from '../call/createCall.ts';
import { previewOf } from '../call/previews.ts';
import { textsFor } from '../call/textsFor.ts';
import { drawDocuments } from '../documents/drawDocuments.ts';
import { pageValues } from '../documents/pageValues.ts';
import { MISSING_PLACE, type NamedPlace } from '../documents/placeOf.ts';
import type { ServerContext } from '../ServerContext.ts';
import { ICONS } from './addIcons.ts';
import { frameFor, headerView, partsView, withoutShop } from './frameFor.ts';

/** The nonces in a frame are no older than this. */
const KEPT_MS = 60_000;
const TAGS: readonly PageTag[] = ['shop', 'media', 'documents'];

export interface SpareFrame {
  /** As the shop is now; where it cannot be asked, as it was last. */
  readonly read: (request: FastifyRequest, reply: FastifyReply) => Promise<FrameView>;
  /** That of what is not there, which may have a document of its own. */
  readonly readMissing: (request: FastifyRequest, reply: FastifyReply) => Promise<FrameView>;
  /** As it was last, without asking. */
  readonly last: () => FrameView;
}

interface Kept {
  readonly frame: FrameView;
  readonly missing: FrameView;
  /** What both are made of. */
  readonly tags: readonly PageTag[];
  readonly versions: PageVersions;
  readonly untilMs: number;
}

/** The frame of pages that are none of the shop's: it holds nothing of the visitor, and is kept, since anybody can ask for what is not there. */
export function createSpareFrame(context: ServerContext): SpareFrame {
  let kept: Kept | null = null;

  async function refresh(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { shop } = context;
    if (kept && shop.now() < kept.untilMs) {
      const now = await readVersions(shop, kept.tags);
      if (isSame(kept.tags, kept.versions, now)) return;
    }
    const before = await readVersions(shop, [...WHOLE_TAGS, 'catalogue']);
    const call = await createCall(context, request, reply);
    const { frame } = await messageFrame(call);
    const missing = await messageFrame(call, MISSING_PLACE);
    const tags = TAGS.concat(missing.tags.filter((tag) => before.has(tag) && !TAGS.includes(tag)));
    kept = { frame, missing: missing.frame, tags, versions: before, untilMs: shop.now() + KEPT_MS };
  }

  // The page says what is wrong; it does not fail of it, too.
  const tryRefresh = (request: FastifyRequest, reply: FastifyReply): Promise<void> =>
    refresh(request, reply).catch((error: unknown) => request.log.error({ err: error }, 'no frame'));
  const last = (): FrameView => kept?.frame ?? bareFrame(context);
  return {
    last,
    async read(request, reply) {
      await tryRefresh(request, reply);
      return last();
    },
    async readMissing(request, reply) {
      const call = previewOf(request) && (await createCall(context, request, reply));
      if (call) return (await messageFrame(call, MISSING_PLACE)).frame;
      await tryRefresh(request, reply);
      return kept?.missing ?? last();
    },
  };
}

/** With the documents that stand around messages, and for what is not there the one in its place. */
async function messageFrame(
  call: Call,
  place?: NamedPlace,
): Promise<{ readonly frame: FrameView; readonly tags: readonly PageTag[] }> {
  const t = textsFor(call, contentTexts);
  const content = { title: t('notFound'), text: t('notFoundText'), status: 404 };
  const page = { kind: 'message', content } as const;
  const values = pageValues(call, 'message', content, content);
  const documents = await drawDocuments(call, { ...page, values, place });
  const shared = await frameFor(call, { title: '', documents }, page, true);
  // The menus of a shop that is not open yet name what it will sell.
  const frame = call.settings.comingSoon.on ? withoutShop(shared) : shared;
  const search = { ...frame.search, text: '', category: '' };
  return { frame: { ...frame, search, path: '' }, tags: documents.tags };
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
