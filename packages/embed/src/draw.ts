import { createDisposers, type Disposer } from '@vitrine/browser';
import type { SliderClient } from '@vitrine/contract';
import type { Player, PlayerSource } from '@vitrine/engine';
import { asObject, isSaid, type JsonObject } from '@vitrine/model';
import {
  adoptCss,
  compileModule,
  drawnCss,
  drawStill,
  firstPicture,
  loadParts,
  openLight,
  tendModule,
} from '@vitrine/views/light';
import { drawNodes } from './drawNodes.ts';
import type { PageSettings } from './page/settings.ts';
import { fetchAhead } from './sources/peekPicture.ts';
import { adoptShared } from './styles.ts';

export interface DrawOptions {
  readonly serial: number;
  readonly settings: PageSettings;
  /** Asks the server. */
  readonly client: () => Promise<SliderClient>;
  readonly source: PlayerSource;
  readonly onPlayer: (player: Player) => void;
  /** A server has drawn it, at this moment. */
  readonly momentMs: number | null;
  /** Whether it is still wanted. */
  readonly isWanted: () => boolean;
}

/** A feed's slides are made of what it brings; how, is fetched with the first feed. */
async function filled(document: JsonObject, client: DrawOptions['client']): Promise<JsonObject | null> {
  if ((asObject(settingOf(document, 'source'))?.['type'] ?? 'gallery') === 'gallery') return document;
  const { resolveFeed } = await import('./feed.ts');
  return resolveFeed(document, {
    stream: async (id) => (await client()).stream({ id }),
    slide: async ({ moduleId, slideId, engine }) =>
      (await client()).slide({ id: moduleId, slideId, version: engine }),
    tell: console.error,
  });
}

/** Draws a module into its element, and plays it there until it is disposed of. Null when nobody wants it any more, and for a feed that cannot be had. */
export async function drawModule(
  host: HTMLElement,
  written: unknown,
  { serial, settings, client, source, onPlayer, momentMs, isWanted }: DrawOptions,
): Promise<Disposer | null> {
  const document = await filled(asObject(written) ?? {}, client);
  if (!document) return null;
  const nowMs = momentMs ?? Date.now();
  const isDrawn = momentMs !== null;
  // What stands there already is only waited for to come to life.
  if (isDrawn) void import('@vitrine/engine/play');
  else fetchAhead(firstPicture(openLight(document, {}), { nowMs }));
  loadFonts(document, settings).catch(console.error);
  const parts = await loadParts(document);
  const live = parts.live && (await import('./drawLive.ts'));
  if (!isWanted()) return null;
  const module = openLight(document, parts);
  const compiled = compileModule(module, {
    serial,
    nowMs,
    parts,
    ...(/^[A-Za-z_][\w-]*$/.test(host.id) ? { elementId: host.id } : {}),
  });
  const disposers = createDisposers();
  const root = host.getRootNode();
  disposers.add(adoptShared(root, drawnCss));
  if (parts.live) disposers.add(adoptShared(root, parts.live.liveCss));
  disposers.add(adoptCss(root, compiled.css));
  if (!isDrawn) host.replaceChildren();
  if (parts.live && live) {
    const props = { host, compiled, awaitsScript: isDrawn, source, onPlayer };
    disposers.add(live.drawLive(parts.live.ModuleContent, props, host, isDrawn));
  } else {
    const [children, erase] = drawStill(compiled, host);
    // What a server has drawn stays as it is.
    if (!isDrawn) host.append(...drawNodes(children));
    disposers.add(tendModule(host, module.settings));
    disposers.add(() => {
      erase();
      host.replaceChildren();
    });
  }
  return disposers.dispose;
}

const settingOf = (document: JsonObject, name: string): unknown => asObject(document['settings'])?.[name];

async function loadFonts(document: JsonObject, settings: PageSettings): Promise<void> {
  const fonts = settingOf(document, 'fonts');
  if (isSaid(fonts)) (await import('./fonts.ts')).loadFonts(fonts, settings);
}
