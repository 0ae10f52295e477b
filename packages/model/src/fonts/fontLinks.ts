import type { ModuleFont } from '../settings/fonts.ts';
import { ICON_SHEETS, PROVIDER_URL, SUBSETS, SYSTEM_FONTS } from './fontTables.ts';

export interface FontLinkOptions {
  /** A mirror of the provider's: its host, its style sheet address, or that up to `family=`. Empty: the provider. */
  readonly base?: string | undefined;
  /** The owner wants nothing of the provider. */
  readonly ignoreProvider?: boolean;
  /** The plugin's folder, ends in a slash; icon fonts are below it. Without it they are not asked for. */
  readonly iconBase?: string | undefined;
}

/** Style sheets of fonts: the owner's own, the icon fonts', and one of the provider's for each other family. */
export function fontLinks(fonts: readonly ModuleFont[], options: FontLinkOptions = {}): string[] {
  return [...new Set(fonts.flatMap((font) => linkOf(font, options) ?? []))];
}

function linkOf(font: ModuleFont, { base, ignoreProvider, iconBase }: FontLinkOptions): string | undefined {
  if (font.isIconFont) {
    const sheet = ICON_SHEETS.get(font.family);
    return iconBase && sheet ? iconBase + sheet : undefined;
  }
  if (font.custom) return font.url || undefined;
  const name = font.family.replace(/^["']|["']$/g, '');
  if (ignoreProvider || !name || SYSTEM_FONTS.has(name.toLowerCase())) return undefined;
  return startOf(base || PROVIDER_URL) + encodeURIComponent(name).replaceAll('%20', '+') + detailsOf(font);
}

function startOf(base: string): string {
  if (base.endsWith('family=')) return base;
  return /\/css2?$/.test(base) ? `${base}?family=` : `${base.replace(/\/$/, '')}/css2?family=`;
}

/** Weights and italics in the provider's order, with display swap. Latin goes without saying. */
function detailsOf({ normal, italic, subsets }: ModuleFont): string {
  const axes = [...weightsOf(normal, 0), ...weightsOf(italic, 1)].join(';');
  const asked = SUBSETS.filter((name) => subsets.includes(name));
  const more = asked.some((name) => name !== 'latin') ? `&subset=${asked.join(',')}` : '';
  return `${axes && `:ital,wght@${axes}`}${more}&display=swap`;
}

function weightsOf(list: readonly string[], slant: 0 | 1): string[] {
  const weights = new Set(list.map((weight) => Number.parseInt(weight, 10)).filter(Number.isFinite));
  return [...weights].sort((a, b) => a - b).map((weight) => `${slant},${weight}`);
}
