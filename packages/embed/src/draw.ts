import { type Disposer, createDisposers, createFontLoader, watchImages } from '@vitrine/browser';
import type { Player, PlayerSource } from '@vitrine/engine';
import { openModule } from '@vitrine/model';
import { compileModule, fontLinks, loadParts, ModuleContent } from '@vitrine/views/light';
import { createElement, hydrate, render } from 'preact';
import type { PageSettings } from './page/settings.ts';
import { adoptBase, adoptModule } from './styles.ts';

export interface DrawOptions {
  readonly serial: number;
  readonly settings: PageSettings;
  readonly source: PlayerSource;
  readonly onPlayer: (player: Player) => void;
  /** A server has drawn it, at this moment. */
  readonly momentMs: number | null;
  /** Whether it is still wanted. */
  readonly isWanted: () => boolean;
}

const fonts = createFontLoader();

/** Draws a module into its element, and plays it there until it is disposed of. Null when nobody wants it any more. */
export async function drawModule(
  host: HTMLElement,
  document: unknown,
  { serial, settings, source, onPlayer, momentMs, isWanted }: DrawOptions,
): Promise<Disposer | null> {
  const module = openModule(document);
  const parts = await loadParts(module);
  if (!isWanted()) return null;
  const { fontBase, ignoreProviderFonts, pluginUrl } = settings;
  const compiled = compileModule(module, {
    serial,
    nowMs: momentMs ?? Date.now(),
    parts,
    ...(/^[A-Za-z_][\w-]*$/.test(host.id) ? { elementId: host.id } : {}),
  });
  const isDrawn = momentMs !== null;
  const disposers = createDisposers();
  const root = host.getRootNode();
  disposers.add(adoptBase(root));
  disposers.add(adoptModule(root, compiled.css));
  void fonts.load(
    fontLinks(module, {
      ignoreProvider: ignoreProviderFonts,
      ...(fontBase && { base: fontBase }),
      ...(pluginUrl && { iconBase: pluginUrl }),
    }),
  );
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
  return disposers.dispose;
}
