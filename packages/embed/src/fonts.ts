import { createFontLoader } from '@vitrine/browser';
import { fontLinks, readFonts } from '@vitrine/model';
import type { PageSettings } from './page/settings.ts';

const loader = createFontLoader();

/** Asks for the fonts that a document names. */
export function loadFonts(wire: unknown, settings: PageSettings): void {
  const { fontBase, ignoreProviderFonts, pluginUrl } = settings;
  const links = fontLinks(readFonts(wire), {
    ignoreProvider: ignoreProviderFonts,
    ...(fontBase && { base: fontBase }),
    ...(pluginUrl && { iconBase: pluginUrl }),
  });
  void loader.load(links);
}
