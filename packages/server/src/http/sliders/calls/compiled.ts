import { createHash } from 'node:crypto';
import { endpointAddress, endpoints, isElementId } from '@vitrine/contract';
import { type JsonObject, resolveFeed } from '@vitrine/model';
import { findModuleReply } from '../../../modules/findModule.ts';
import type { ModuleSummary } from '../../../modules/StoredModule.ts';
import { REST_BASE } from '../../limits.ts';
import { textField } from '../../request/fields.ts';
import type { CompiledViews } from '../../ServerContext.ts';
import { publishedSummary } from '../published.ts';
import type { SliderAsk } from '../SliderAsk.ts';
import { notLoaded } from '../SliderReply.ts';
import type { SliderCall, SliderContext } from './SliderCall.ts';
import { feedItems } from './stream.ts';

/** What is answered of a compiled module; null where there is nothing of the kind. */
type Write = (views: CompiledViews, module: ModuleSummary, element: string | undefined) => object | null;

/** A published module, compiled as its document is answered. The tag is of what is sent: another make of the compiler writes others. */
const compiled =
  (write: Write): SliderCall =>
  async (context, ask) => {
    const { shop, site } = context;
    const module = await publishedSummary(shop, ask);
    const document = module && (await filledDocument(context, module));
    if (!site || !document) return notLoaded(ask);
    const element = elementOf(ask);
    const views = site.compileModule(document, { nowMs: shop.now(), elementId: element });
    const written = write(views, module, element);
    if (!written) return notLoaded(ask);
    const body = JSON.stringify({ success: true, message: '', ...written });
    const hash = createHash('sha256').update(body).digest('base64url');
    return { success: true, tag: `W/"c1-${hash}"`, write: async () => body };
  };

/** As pages get it; that of a feed with its items. Null where those cannot be had. */
async function filledDocument(context: SliderContext, module: ModuleSummary): Promise<JsonObject | null> {
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
export const frame: SliderCall = compiled((views, { id }, element) =>
  views.frame({
    src: endpointAddress(REST_BASE, endpoints.fullSlider, { id: String(id) }),
    play: endpointAddress(REST_BASE, endpoints.score, { id: String(id), element }),
  }),
);

/** What plays that frame; one that only stands there has none. */
export const score: SliderCall = compiled((views) => views.score());
