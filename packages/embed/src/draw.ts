import { createFontLoader, type Disposer } from '@vitrine/browser';
import type { SliderClient } from '@vitrine/contract';
import type { Player, PlayerSource } from '@vitrine/engine';
import { asObject, type JsonObject, type Module, openModule, resolveFeed } from '@vitrine/model';
import { fontLinks } from '@vitrine/compile';
import { drawInPage } from '@vitrine/compile/page';
import type { PageSettings } from './page/settings.ts';

export { openModule };

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

/** Draws a module into its element, and plays it there until it is disposed of. Null when nobody wants it any more, and for a feed that cannot be had. */
export async function drawModule(
  host: HTMLElement,
  written: unknown,
  { settings, client, ...options }: DrawOptions,
): Promise<Disposer | null> {
  const document = await filled(asObject(written) ?? {}, client);
  if (!document) return null;
  const module = openModule(document);
  loadFonts(module, settings);
  return drawInPage(host, module, options);
}

/** A feed's slides are made of what it brings. */
const filled = (document: JsonObject, client: DrawOptions['client']): Promise<JsonObject | null> =>
  resolveFeed(document, {
    stream: async (id) => (await client()).stream({ id }),
    slide: async ({ moduleId, slideId, engine }) =>
      (await client()).slide({ id: moduleId, slideId, version: engine }),
    tell: console.error,
  });

const loader = createFontLoader();

/** Asks for the fonts that a module names. */
function loadFonts(module: Module, { fontBase, ignoreProviderFonts, pluginUrl }: PageSettings): void {
  const links = fontLinks(module, {
    ignoreProvider: ignoreProviderFonts,
    ...(fontBase && { base: fontBase }),
    ...(pluginUrl && { iconBase: pluginUrl }),
  });
  void loader.load(links);
}
