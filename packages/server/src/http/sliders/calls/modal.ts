import { asObject, type JsonObject, readModal } from '@vitrine/model';
import { publishedModule, tagOf } from '../published.ts';
import { notLoaded } from '../SliderReply.ts';
import type { SliderCall } from './SliderCall.ts';

/** spec/1 §3: the backdrop of a modal that names none. */
const BACKDROP = 'rgba(0,0,0,0.5)';

/** spec/1 §7.3 and spec/2 §7: how a module opens as a modal. Every module can be opened as one. */
export const modal: SliderCall = async ({ shop }, ask) => {
  const module = await publishedModule(shop, ask);
  if (!module) return notLoaded(ask);
  const { json, id, alias } = module;
  const wire = asObject(asObject(json['settings'])?.['modal']) ?? {};
  const settings = readModal(wire);
  const reply: JsonObject = {
    // What the spec does not name (cover, triggers) is said too, for clients that know it.
    ...wire,
    success: true,
    message: '',
    id,
    alias,
    sp: settings.speedMs,
    bg: wire['bg'] ?? BACKDROP,
    pS: settings.pageScroll,
    h: settings.horizontal,
    v: settings.vertical,
    v6v7ids: json['v6v7ids'] ?? {},
    trans: json['trans'] ?? {},
    navs: json['navs'] ?? {},
  };
  return { success: true, tag: tagOf(module), write: async () => JSON.stringify(reply) };
};
