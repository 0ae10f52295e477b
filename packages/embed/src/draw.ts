import { type Disposer, createDisposers, createFontLoader, watchImages } from '@vitrine/browser';
import type { Player, PlayerSource } from '@vitrine/engine';
import type { SliderClient } from '@vitrine/contract';
import { isFeed, type Module, openModule } from '@vitrine/model';
import {
  adoptCss,
  compileModule,
  firstPicture,
  fontLinks,
  loadParts,
  ModuleContent,
} from '@vitrine/views/light';
import { createElement, hydrate, render } from 'preact';
import { fetchAhead } from './sources/peekPicture.ts';
import type { PageSettings } from './page/settings.ts';
import { adoptBase } from './styles.ts';

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

const fonts = createFontLoader();

/** A feed's slides are made of what it brings; how, is fetched with the first feed. */
async function openFilled(document: unknown, client: DrawOptions['client']): Promise<Module> {
  const module = openModule(document);
  if (!isFeed(module)) return module;
  const { resolveFeed } = await import('./feed.ts');
  const filled = await resolveFeed(module.document, {
    stream: async (id) => (await client()).stream({ id }),
    slide: async ({ moduleId, slideId, engine }) =>
      (await client()).slide({ id: moduleId, slideId, version: engine }),
    tell: console.error,
  });
  return openModule(filled);
}

/** Draws a module into its element, and plays it there until it is disposed of. Null when nobody wants it any more. */
export async function drawModule(
  host: HTMLElement,
  document: unknown,
  { serial, settings, client, source, onPlayer, momentMs, isWanted }: DrawOptions,
): Promise<Disposer | null> {
  const module = await openFilled(document, client);
  const nowMs = momentMs ?? Date.now();
  if (momentMs === null) fetchAhead(firstPicture(module, { nowMs }));
  // What stands there already is only waited for to come to life.
  else void import('@vitrine/engine/play');
  const { fontBase, ignoreProviderFonts, pluginUrl } = settings;
  void fonts.load(
    fontLinks(module, {
      ignoreProvider: ignoreProviderFonts,
      ...(fontBase && { base: fontBase }),
      ...(pluginUrl && { iconBase: pluginUrl }),
    }),
  );
  const parts = await loadParts(module);
  if (!isWanted()) return null;
  const compiled = compileModule(module, {
    serial,
    nowMs,
    parts,
    ...(/^[A-Za-z_][\w-]*$/.test(host.id) ? { elementId: host.id } : {}),
  });
  const isDrawn = momentMs !== null;
  const disposers = createDisposers();
  const root = host.getRootNode();
  disposers.add(adoptBase(root));
  disposers.add(adoptCss(root, compiled.css));
  const view = createElement(ModuleContent as never, {
    host,
    compiled,
    awaitsScript: isDrawn,
    source,
    onPlayer,
  });
  if (isDrawn) hydrate(view, host);
  else {
    host.replaceChildren();
    render(view, host);
  }
  disposers.add(() => render(null, host));
  disposers.add(watchImages(host));
  // spec/2 §8. Behind a closed tab it is no fault: it is laid out when it shows.
  if (host.parentElement?.getBoundingClientRect().width === 0)
    console.warn(`${module.settings.alias}: the parent element has zero size`);
  return disposers.dispose;
}
