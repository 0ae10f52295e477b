import { openModule } from '../document/Module.ts';
import { asObject, type JsonObject } from '../reading/json.ts';
import { asWord } from '../reading/Reader.ts';
import type { FeedItem } from './FeedItem.ts';
import { feedLimits } from './feedLimits.ts';
import { fillSlide } from './fillSlide.ts';
import { isFeed } from './isFeed.ts';

export interface ExpandOptions {
  /** The slide that an item brings along, instead of a template; null: the template. */
  readonly slideOf?: (item: FeedItem, index: number) => JsonObject | null;
}

/**
 * spec/2 §4: a slide for every item, in the order of the items, made from the template slides in turn; the templates go.
 * Global slides stay. A document that is no feed, or was filled before, stays as it is.
 */
export function expandFeed(
  document: JsonObject,
  items: readonly FeedItem[],
  { slideOf = () => null }: ExpandOptions = {},
): JsonObject {
  const module = openModule(document);
  if (!isFeed(module)) return document;
  const { settings, slides: templates, globalSlides } = module;
  const wire = asObject(document['slides']) ?? {};
  const { most, excerptLimit } = feedLimits(settings.source);
  const used = items.slice(0, most);
  const keys = templates.map(({ key }) => key);
  const names: ReadonlySet<string> = new Set(keys);
  const clones = used.flatMap((item, index) => {
    // The template that it names, else each in turn.
    const named = asWord(item['sourceSlideId'] ?? '');
    const templateKey = names.has(named) ? named : keys[index % keys.length];
    const template = templateKey === undefined ? null : asObject(wire[templateKey]);
    if (!template) return [];
    const place = { item, number: index + 1, count: used.length, excerptLimit };
    const key = `${templateKey}STR${index + 1}`;
    return [[key, clone(slideOf(item, index) ?? template, key, place)] as const];
  });
  const globals = globalSlides.map(({ key }) => [key, wire[key]] as const);
  const { stream: _, ...rest } = document;
  return { ...rest, slides: Object.fromEntries([...clones, ...globals]) };
}

function clone(slide: JsonObject, key: string, place: Parameters<typeof fillSlide>[1]): JsonObject {
  const filled = fillSlide(slide, place);
  return { ...filled, id: key, slide: { ...asObject(filled['slide']), id: key, order: place.number } };
}
