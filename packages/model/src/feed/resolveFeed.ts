import { type Module, openModule } from '../document/Module.ts';
import { asObject, isObject, type JsonObject } from '../reading/json.ts';
import { asWord } from '../reading/Reader.ts';
import { emptyFeed } from './emptyFeed.ts';
import { expandFeed } from './expandFeed.ts';
import type { FeedItem } from './FeedItem.ts';
import { isFeed } from './isFeed.ts';

/** spec/2 §8, word for word. */
const FEED_TEXTS = { notLoaded: 'Feed could not be Loaded' } as const;

/** One slide of a module, by the ids that an item gives. */
export interface FeedSlideRequest {
  readonly moduleId: string;
  readonly slideId: string;
  readonly engine: 6 | 7;
}

export interface FeedSource {
  /** The items of a feed; null, or a rejection, when they cannot be had. */
  stream?(id: string): Promise<readonly FeedItem[] | null>;
  /** A slide with its layers as documents hold it; null, or a rejection, when it cannot be had. */
  slide?(request: FeedSlideRequest): Promise<unknown>;
  /** For the console. */
  tell?(message: string): void;
}

/**
 * The document to play: a feed's templates filled with its items, which are in the document under `stream` (a list, or the
 * answer of the stream call) or are asked for. A feed without items becomes the slide that says so; one that cannot be loaded is
 * told in the console and shows nothing: null (spec/2 §8).
 */
export async function resolveFeed(document: JsonObject, source: FeedSource = {}): Promise<JsonObject | null> {
  const module = openModule(document);
  if (!isFeed(module)) return document;
  const items = listed(document['stream']) ?? (await asked(module, source));
  if (items === null) return null;
  if (items.length === 0) return emptyFeed(module);
  const own: ReadonlySet<string> = new Set(module.slides.map(({ key }) => key));
  const slides = await Promise.all(items.map((item) => slideOf(item, module.id, own, source)));
  return expandFeed(await withLayers(document, module, source), items, {
    slideOf: (_, index) => slides[index] ?? null,
  });
}

/** A list with holes in its numbers arrives as an object. */
function listed(stream: unknown): FeedItem[] | null {
  const list = isObject(stream) && 'data' in stream ? stream['data'] : stream;
  return typeof list === 'object' && list !== null ? Object.values(list).filter(isObject) : null;
}

async function asked({ id, settings }: Module, source: FeedSource): Promise<readonly FeedItem[] | null> {
  const { type, ids } = settings.source;
  // spec/2 §7: a gallery of the media library is asked for by its pictures.
  const feedId = type === 'wp-gallery' && ids !== null ? [ids].flat(1).map(asWord).join(',') : id;
  const items = (await source.stream?.(feedId).catch(() => null)) ?? null;
  if (items === null) source.tell?.(FEED_TEXTS.notLoaded);
  return items;
}

/** Pages hold the layers of a module's first slide only; another template's are fetched (facts/module-page-contract). */
async function withLayers(
  document: JsonObject,
  { id, slides }: Module,
  source: FeedSource,
): Promise<JsonObject> {
  const wire = asObject(document['slides']) ?? {};
  const lacking = slides.filter(({ key }) => !hasLayers(wire[key]));
  if (lacking.length === 0 || !source.slide) return document;
  const fetched = await Promise.all(
    lacking.map(async ({ key }) => [key, (await fetchSlide(source, id, key, 7)) ?? wire[key]] as const),
  );
  return { ...document, slides: { ...wire, ...Object.fromEntries(fetched) } };
}

const hasLayers = (slide: unknown): boolean =>
  Object.keys(asObject(asObject(slide)?.['layers']) ?? {}).length > 0;

async function fetchSlide(
  source: FeedSource,
  moduleId: string,
  slideId: string,
  engine: 6 | 7,
): Promise<JsonObject | null> {
  const slide = await source.slide?.({ moduleId, slideId, engine }).catch(() => null);
  return hasLayers(slide) ? asObject(slide) : null;
}

const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

/** An item may bring a slide of another module along; where that cannot be had the template is used (spec/2 §8). */
async function slideOf(
  item: FeedItem,
  ownId: string,
  ownSlides: ReadonlySet<string>,
  source: FeedSource,
): Promise<JsonObject | null> {
  const slideId = textOf(item['sourceSlideId']);
  const moduleId = textOf(item['sourceModuleId']) || ownId;
  if (slideId === '' || (ownSlides.has(slideId) && moduleId === ownId)) return null;
  return fetchSlide(source, moduleId, slideId, textOf(item['sourceModuleEngine']) === '6' ? 6 : 7);
}
