import { layerKind } from '../layer/layerKind.ts';
import { asObject, type JsonObject } from '../reading/json.ts';
import { asWord } from '../reading/Reader.ts';

/** What a document names, seen without reading it: enough to know what is needed to read and draw it. */
export type Glance = ReadonlySet<string>;

/** Whether a value says something: neither nothing, nor no. */
export const isSaid = (value: unknown): boolean =>
  typeof value === 'object'
    ? value !== null && Object.keys(value).length > 0
    : !/^(?:|false|off|no|0|none|undefined)$/i.test(String(value));

/** What layers that are still elsewhere may have. */
const ANYTHING = ['tl', 'hov', 'mod', 'actions', 'href', 'video', 'paint', 'markup'];
/** What a layer has beside its colours. */
const PAINTED = ['mF', 'codes', 'border', 'radius', 'bShdw', 'tShdw', 'tStr', 'tStroke', 'textStroke'];

/**
 * The keys of layers, of settings (`settings.pbar`) and of navigation that is on (`nav.tabs`). Also `slides` for more than
 * one, `auto` for a show that runs by itself, `looks` for navigation
 * with looks of its own, `hides` for one that small screens do not show, `actions` of a slide, `type=carousel`, `tag=a`, `kind=video` and
 * `arrows=vt-disc` by their words, `video` for a film in a background, `paint` for more than colours, `markup` for more than text.
 */
export function glanceAt(json: unknown): Glance {
  const document = asObject(json) ?? {};
  const slides = Object.values(asObject(document['slides']) ?? {}).map((slide) => asObject(slide) ?? {});
  const seen = new Set(slides.length > 1 ? ['slides'] : []);
  glanceAtSettings(asObject(document['settings']) ?? {}, seen);
  for (const { slide, layers } of slides) {
    const { actions, thumb } = asObject(slide) ?? {};
    if (isSaid(actions)) seen.add('actions');
    // A thumbnail may stand in for what is missing.
    glanceAtBackground(asObject(thumb)?.['default'], seen);
    const all = Object.values(asObject(layers) ?? {});
    for (const name of all.length > 0 ? [] : ANYTHING) seen.add(name);
    for (const layer of all) glanceAtLayer(asObject(layer) ?? {}, seen);
  }
  return seen;
}

/** What says how arrows look, by itself. */
export function arrowsAt(json: unknown): {
  readonly look: string;
  readonly html: string;
  readonly css: string;
} {
  const settings = asObject(asObject(json)?.['settings']);
  const { key, html, css } = asObject(asObject(settings?.['nav'])?.['arrows']) ?? {};
  return { look: wordOf(key).replace(/[^\w-]/g, ''), html: wordOf(html), css: wordOf(css) };
}

const wordOf = (value: unknown): string => asWord(value ?? '');

function glanceAtSettings(settings: JsonObject, seen: Set<string>): void {
  for (const key in settings) if (isSaid(settings[key])) seen.add(`settings.${key}`);
  const nav = asObject(settings['nav']) ?? {};
  for (const kind in nav) {
    const { set, css, def, cst } = asObject(nav[kind]) ?? {};
    if (isSaid(set)) seen.add(`nav.${kind}`);
    if (isSaid(set) && [css, def, cst].some(isSaid)) seen.add('looks');
  }
  const { auto = true } = asObject(settings['slideshow']) ?? {};
  if (auto === null || isSaid(auto)) seen.add('auto');
  const arrows = asObject(nav['arrows']) ?? {};
  if (isSaid(arrows['html'])) seen.add('markup');
  if (isSaid(asObject(settings['general'])?.['disableOnMobile'])) seen.add('hides');
  if (isSaid(settings['shdw'])) seen.add('paint');
  seen.add(`arrows=${asWord(arrows['key'])}`).add(`type=${asWord(settings['type']).toLowerCase()}`);
  glanceAtBackground(settings['bg'], seen);
}

function glanceAtLayer(layer: JsonObject, seen: Set<string>): void {
  for (const key in layer) if (isSaid(layer[key])) seen.add(key);
  const content: JsonObject = asObject(layer['content']) ?? { text: layer['content'] };
  const kind = layerKind(wordOf(layer['type']), wordOf(layer['subtype']));
  seen.add(`kind=${kind}`).add(`tag=${wordOf(layer['tag']).toLowerCase()}`);
  if (PAINTED.some((key) => isSaid(layer[key])) || (layer['cursor'] ?? 'auto') !== 'auto') seen.add('paint');
  glanceAtBackground(layer['bg'], seen);
  const words = wordOf(content['text']) + wordOf(content['html']);
  const toggle = asObject(layer['toggle'] ?? layer['tog'])?.['text'];
  // Only texts show their words as they are.
  const isPlain = !/[<&]/.test(words + wordOf(toggle)) && !/^<svg/i.test(wordOf(content['src']));
  if (!isPlain || (kind === 'shape' && words !== '')) seen.add('markup');
}

function glanceAtBackground(bg: unknown, seen: Set<string>): void {
  const { color, video, overlay, mF, filter } = asObject(bg) ?? { color: bg };
  if (isSaid(video)) seen.add('video');
  const isPlain = typeof color !== 'object' && !/[{]|gradient/i.test(`${color}`);
  if (!isPlain || [overlay, mF, filter].some(isSaid)) seen.add('paint');
}
