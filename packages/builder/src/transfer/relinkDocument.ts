import { isObject, type JsonObject } from '@vitrine/model';
import { readCondition } from '../document/displayConditions.ts';
import { readDynamicTag } from '../html/dynamicTags.ts';
import { actionHash } from '../render/actionHash.ts';
import { readAction } from '../runtime/actions/readAction.ts';

/** What a number in a document means. */
export type Named = 'document' | 'term' | 'post';

export interface Relinked {
  /** As it came when nothing in it was changed. */
  readonly document: string;
  /** Things that it names by numbers of the site that it comes from, and that nobody knows here. */
  readonly unknown: readonly { readonly of: Named; readonly id: string }[];
}

/** The number of a thing here, by the one that it has where the document comes from; null: it did not come along. */
export type NumberHere = (of: Named, id: string) => string | null;

/**
 * A document from another site names others by that site's numbers: templates that it holds, pop-ups that it opens, pages that it links to,
 * terms that it shows for. Here these numbers mean something else. Those that came along get their own; the rest stays, and is told.
 */
export function relinkDocument(text: string, numberHere: NumberHere): Relinked {
  const unknown = new Map<string, { readonly of: Named; readonly id: string }>();
  let isChanged = false;
  const link: Link = (of, id) => {
    if (id === '' || id === '0') return id;
    const here = numberHere(of, id);
    if (here === null) unknown.set(`${of} ${id}`, { of, id });
    else if (here !== id) isChanged = true;
    return here ?? id;
  };
  const value = relinked(JSON.parse(text), link);
  const whole = isObject(value) && Array.isArray(value['conditions']) ? withConditions(value, link) : value;
  return { document: isChanged ? JSON.stringify(whole) : text, unknown: [...unknown.values()] };
}

type Link = (of: Named, id: string) => string;

function relinked(value: unknown, link: Link): unknown {
  if (typeof value === 'string') return relinkedText(value, link);
  if (Array.isArray(value)) return value.map((each) => relinked(each, link));
  if (!isObject(value)) return value;
  const inside = Object.fromEntries(Object.entries(value).map(([key, each]) => [key, relinked(each, link)]));
  return value['widgetType'] === 'template' ? withTemplate(inside, link) : inside;
}

function withTemplate(widget: JsonObject, link: Link): JsonObject {
  const { settings } = widget;
  if (!isObject(settings)) return widget;
  const id = numberOf(settings['template_id']);
  return id === '' ? widget : { ...widget, settings: { ...settings, template_id: link('document', id) } };
}

const numberOf = (value: unknown): string => {
  const written = typeof value === 'string' || typeof value === 'number' ? String(value) : '';
  return /^\d{1,12}$/.test(written) ? written : '';
};

const SHORTCODE = /(\[elementor-template\b[^\]]*?\bid=["'”″]?)(\d{1,12})/g;
const ACTION = /^(?:#|%23)elementor-action/i;

function relinkedText(text: string, link: Link): string {
  if (text.startsWith('[elementor-tag')) return relinkedTag(text, link);
  if (ACTION.test(text)) return relinkedAction(text, link);
  if (!text.includes('[elementor-template')) return text;
  return text.replace(SHORTCODE, (_all, before: string, id: string) => before + link('document', id));
}

/** Settings of tags that are numbers of other things. */
const IN_TAGS: Readonly<Record<string, Readonly<Record<string, Named>>>> = {
  popup: { popup: 'document' },
  'internal-url': { post_id: 'post', taxonomy_id: 'term' },
};

function relinkedTag(written: string, link: Link): string {
  const tag = readDynamicTag(written);
  const keys = tag && Object.hasOwn(IN_TAGS, tag.name) ? IN_TAGS[tag.name] : undefined;
  if (!tag || !keys) return written;
  const changed = Object.entries(keys).flatMap(([key, of]) => {
    const id = numberOf(tag.settings[key]);
    const here = id === '' ? '' : link(of, id);
    return here === id ? [] : [[key, here] as const];
  });
  if (changed.length === 0) return written;
  const settings = encodeURIComponent(JSON.stringify({ ...tag.settings, ...Object.fromEntries(changed) }));
  return written.replace(/\bsettings="[^"]*"/, () => `settings="${settings}"`);
}

function relinkedAction(url: string, link: Link): string {
  const action = actionOf(url);
  if (!action?.name.startsWith('popup:')) return url;
  const id = numberOf(action.settings['id']);
  const here = id === '' ? '' : link('document', id);
  return here === id ? url : actionHash(action.name, { ...action.settings, id: here });
}

function actionOf(url: string): ReturnType<typeof readAction> {
  try {
    return readAction(url);
  } catch {
    // Cut off or written by hand: it opens nothing here either.
    return null;
  }
}

/** What a condition's last number is, by what comes before it. */
const IN_CONDITIONS: Readonly<Record<string, Named>> = {
  page: 'post',
  post: 'post',
  category: 'term',
  post_tag: 'term',
  product_cat: 'term',
  product_tag: 'term',
  in_category: 'term',
  in_post_tag: 'term',
  in_product_cat: 'term',
  in_product_tag: 'term',
};

function withConditions(document: JsonObject, link: Link): JsonObject {
  const list = document['conditions'] as readonly unknown[];
  const conditions = list.map((each) => {
    const read = readCondition(each);
    const of = read && Object.hasOwn(IN_CONDITIONS, read.subName) ? IN_CONDITIONS[read.subName] : undefined;
    const id = of ? numberOf(read?.subId) : '';
    if (!read || !of || id === '') return each;
    const here = link(of, id);
    if (here === id) return each;
    const { type, name, subName } = read;
    return typeof each === 'string' ? [type, name, subName, here].join('/') : { ...read, subId: here };
  });
  return { ...document, conditions };
}
