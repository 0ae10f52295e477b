import { frame } from './calls/compiled.ts';
import type { SliderContext } from './calls/SliderCall.ts';
import { askOfPath } from './SliderAsk.ts';
import { publishedSummary } from './published.ts';

/** The first frame of a module, as `renderFrame` of the compiler writes it. */
export interface DrawnFrame {
  readonly html: string;
  readonly css: string;
  readonly fonts: readonly string[];
  readonly isAlive: boolean;
}

/** A published module for a page of the shop, of which it is the `serial`th; null when there is none. Drawn once, and kept with what pages elsewhere get. */
export async function drawModule(
  context: SliderContext,
  alias: string,
  serial: number,
): Promise<DrawnFrame | null> {
  const ask = askOfPath(alias, { alias: 'true' });
  const module = await publishedSummary(context.shop, ask);
  if (!module) return null;
  // facts/module-page-contract: how pages name their modules.
  const element = `SR7_${module.id}_${serial}`;
  const reply = await frame(context, { ...ask, fields: { element } });
  const body = reply.success ? await reply.write() : null;
  return typeof body === 'string' ? (JSON.parse(body) as DrawnFrame) : null;
}
