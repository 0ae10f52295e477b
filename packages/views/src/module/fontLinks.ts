import type { Module, ModuleFont } from '@vitrine/model';

/** spec/1 §7.6: fonts that machines have are not asked for. */
const SYSTEM_FONTS: ReadonlySet<string> = new Set([
  'arial',
  'helvetica',
  'times',
  'times new roman',
  'courier',
  'courier new',
  'verdana',
  'georgia',
  'palatino',
  'garamond',
  'bookman',
  'tahoma',
  'trebuchet ms',
  'arial black',
  'impact',
  'comic sans ms',
  'sans-serif',
  'serif',
  'monospace',
  'system-ui',
  'inherit',
]);
const PROVIDER = 'https://fonts.googleapis.com/css2';

/** Style sheets of a module's fonts: the owner's own, and one of the font provider's for each other family. */
export function fontLinks(module: Module): string[] {
  return module.settings.fonts.flatMap((font) => {
    if (font.isIconFont) return [];
    if (font.custom) return font.url ? [font.url] : [];
    const name = font.family.replace(/^'|'$/g, '');
    return SYSTEM_FONTS.has(name.toLowerCase()) ? [] : [providerLink(name, font)];
  });
}

/** Weights and italics in the provider's order, with display swap. */
function providerLink(name: string, { normal, italic }: ModuleFont): string {
  const weights = (list: readonly string[], slant: 0 | 1): string[] =>
    list
      .map((weight) => Number.parseInt(weight, 10))
      .filter(Number.isFinite)
      .sort((a, b) => a - b)
      .map((weight) => `${slant},${weight}`);
  const axes = [...weights(normal, 0), ...weights(italic, 1)];
  const family = encodeURIComponent(name).replaceAll('%20', '+');
  return `${PROVIDER}?family=${family}${axes.length > 0 ? `:ital,wght@${axes.join(';')}` : ''}&display=swap`;
}
