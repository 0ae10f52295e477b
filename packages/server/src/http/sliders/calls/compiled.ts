import { createHash, randomBytes } from 'node:crypto';
import { endpointAddress, endpoints, isElementId } from '@vitrine/contract';
import { type JsonObject, resolveFeed } from '@vitrine/model';
import { findModuleReply } from '../../../modules/findModule.ts';
import type { ModuleSummary } from '../../../modules/StoredModule.ts';
import { COMPILED_KEPT_CHARACTERS, REST_BASE } from '../../limits.ts';
import { textField } from '../../request/fields.ts';
import type { CompiledViews } from '../../ServerContext.ts';
import { createTextMemory, type TextMemory } from '../createTextMemory.ts';
import { publishedSummary } from '../published.ts';
import type { SliderAsk } from '../SliderAsk.ts';
import { notLoaded } from '../SliderReply.ts';
import type { SliderCall, SliderContext } from './SliderCall.ts';
import { feedItems } from './stream.ts';
import { readSettings } from '../../../settings/readSettings.ts';

/** What is answered of a compiled module; null where there is nothing of the kind. */
type Write = (views: CompiledViews, module: ModuleSummary, element: string | undefined) => object | null;

/** Compiling takes long, and anybody may ask: what was compiled for a site is kept. */
const memories = new WeakMap<object, TextMemory>();

function memoryOf(site: object): TextMemory {
  const memory = memories.get(site) ?? createTextMemory(COMPILED_KEPT_CHARACTERS);
  memories.set(site, memory);
  return memory;
}

/** Stands for whatever id a page names. No author can write it, and it needs no escaping anywhere, as those ids do not. */
const ANY_ELEMENT = `vt${randomBytes(16).toString('hex')}`;

/** A published module, compiled as its document is answered. The tag is of what is sent: another make of the compiler writes others. */
const compiled =
  (kind: string, write: Write): SliderCall =>
  async (context, ask) => {
    const { shop, site } = context;
    const module = await publishedSummary(shop, ask);
    const document = module && (await filledDocument(context, module));
    if (!site || !document) return notLoaded(ask);
    const element = elementOf(ask);
    const elementId = element && ANY_ELEMENT;
    const { language } = (await readSettings(shop)).site;
    const views = site.compileModule(document, { nowMs: shop.now(), elementId, language });
    const name = hashOf(JSON.stringify([kind, elementId, language, views.momentMs, document]));
    const made = memoryOf(site).of(name, () => {
      const written = write(views, module, elementId);
      return written && JSON.stringify({ success: true, message: '', ...written });
    });
    if (made === null) return notLoaded(ask);
    const body = element ? made.replaceAll(ANY_ELEMENT, element) : made;
    return { success: true, tag: `W/"c1-${hashOf(body)}"`, write: async () => body };
  };

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url');

/** As pages get it; that of a feed with its items. Null where those cannot be had. */
export async function filledDocument(
  context: SliderContext,
  module: ModuleSummary,
): Promise<JsonObject | null> {
  const reply = await findModuleReply(context.shop, module.id);
  if (reply === null) return null;
  const document = JSON.parse(reply) as JsonObject;
  return resolveFeed(document, {
    async stream() {
      const streamed = await feedItems(context, { ...module, json: document });
      return streamed.ok ? streamed.items : null;
    },
  });
}

function elementOf({ fields }: SliderAsk): string | undefined {
  const element = textField(fields, 'element') ?? '';
  return isElementId(element) ? element : undefined;
}

/** Its first frame. Addresses in it count from its own, whatever the site is called. */
export const frame: SliderCall = compiled('frame', (views, { id }, element) =>
  views.frame({
    src: endpointAddress(REST_BASE, endpoints.fullSlider, { id: String(id) }),
    play: endpointAddress(REST_BASE, endpoints.score, { id: String(id), element }),
  }),
);

/** What plays that frame; one that only stands there has none. */
export const score: SliderCall = compiled('score', (views) => views.score());
