import { shopLinks } from '@vitrine/contract/shop';
import { asObject, type JsonObject, openModule } from '@vitrine/model';
import { readSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { galleryItems } from './database/gallery.ts';
import { postItems } from './database/posts.ts';
import { productItems } from './database/products.ts';
import type { ItemSource, Streamed } from './FeedContext.ts';
import { type FetchOutside, fetchOutside } from './outside/fetchOutside.ts';
import { socialItems } from './social/socialItems.ts';
import { sources } from './social/sources.ts';
import { readWire } from './Wire.ts';

export interface StreamOptions {
  /** Where the module is kept: items name it and their template, so that any client finds both. */
  readonly moduleId?: number;
  /** Of dates. Default: the site's. */
  readonly language?: string;
  /** The post whose page shows the module. */
  readonly currentPost?: number;
  /** Products and posts are not for whoever asks. */
  readonly isShopClosed?: boolean;
  readonly fetchOutside?: FetchOutside;
  readonly wait?: (ms: number) => Promise<void>;
}

/** Where the items of each kind of source come from (spec/1 §3). */
const KINDS: Readonly<Record<string, ItemSource>> = {
  post: postItems,
  woo: productItems,
  'wp-gallery': galleryItems,
  ...Object.fromEntries(Object.entries(sources).map(([name, source]) => [name, socialItems(name, source)])),
};

/** What stands on pages that nobody sees before the shop opens. */
const OF_THE_SHOP: readonly string[] = ['post', 'woo'];

const pause = (ms: number): Promise<void> => new Promise((done) => void setTimeout(done, ms));

/** The items of a module's feed in the form of the wire; a module whose slides are its own has none. */
export async function streamItems(
  shop: Shop,
  document: JsonObject,
  options: StreamOptions = {},
): Promise<Streamed> {
  const module = openModule(document);
  const { type } = module.settings.source;
  const load = KINDS[type];
  if (!load) return { ok: true, items: [] };
  if (options.isShopClosed && OF_THE_SHOP.includes(type))
    return { ok: false, message: 'The shop is not open yet.' };
  const wire = asObject(asObject(document['settings'])?.['source']) ?? {};
  const settings = await readSettings(shop);
  const streamed = await load({
    shop,
    settings,
    links: shopLinks(settings, settings.site.url),
    writeDate: createDateWriter(options.language || settings.site.language),
    wire: readWire(wire[type]),
    type: readWire(wire).text('type'),
    ids: readWire(wire).list('ids'),
    currentPost: options.currentPost ?? null,
    fetchOutside: options.fetchOutside ?? fetchOutside,
    wait: options.wait ?? pause,
  });
  const templates = module.slides.map(({ key }) => key);
  return streamed.ok ? { ok: true, items: named(streamed.items, templates, options.moduleId) } : streamed;
}

/** spec/2 §3: which slide of which module an item fills; templates take turns. */
const named = (
  items: readonly JsonObject[],
  templates: readonly string[],
  moduleId: number | undefined,
): readonly JsonObject[] =>
  moduleId === undefined
    ? items
    : items.map((item, index) => ({
        sourceSlideId: templates[index % templates.length] ?? '',
        sourceModuleId: moduleId,
        sourceModuleEngine: 7,
        ...item,
      }));

/** Writes `12 November 2026` as a language does; one that is none is English. Made once for many: making one is slow. */
function createDateWriter(language: string): (ms: number | null) => string {
  const format = formatOf(language);
  return (ms) => {
    const date = new Date(ms ?? Number.NaN);
    return Number.isNaN(date.getTime()) ? '' : format.format(date);
  };
}

function formatOf(language: string): Intl.DateTimeFormat {
  const options = { dateStyle: 'long', timeZone: 'UTC' } as const;
  try {
    return new Intl.DateTimeFormat(language || 'en', options);
  } catch {
    return new Intl.DateTimeFormat('en', options);
  }
}
