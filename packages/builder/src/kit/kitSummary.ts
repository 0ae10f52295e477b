type KitPart = 'content' | 'templates' | 'plugins' | 'settings';
type KitWay = 'imported' | 'exported';

/** How many there are of a type, and its name for one and for several. */
export interface KitCount {
  readonly count: number;
  readonly single: string;
  readonly plural: string;
}

const line = (part: KitPart, way: KitWay, items: readonly string[]): string =>
  items.length > 0 ? items.join(' | ') : `No ${part} ${way}`;

const counted = ({ count, single, plural }: KitCount): string[] =>
  count > 0 ? [`${count} ${count > 1 ? plural : single}`] : [];

/** `5 Posts | 1 Page | 2 Taxonomies | 1 Menu`: what a kit brought, or what it holds. */
export const summariseKitContent = (
  types: readonly KitCount[],
  { taxonomies = 0, menus = 0 }: { readonly taxonomies?: number; readonly menus?: number },
  way: KitWay,
): string =>
  line(
    'content',
    way,
    [
      ...types,
      { count: taxonomies, single: 'Taxonomy', plural: 'Taxonomies' },
      { count: menus, single: 'Menu', plural: 'Menus' },
    ].flatMap(counted),
  );

export const summariseKitTemplates = (types: readonly KitCount[], way: KitWay): string =>
  line('templates', way, types.flatMap(counted));

export const summariseKitPlugins = (names: readonly string[], way: KitWay): string =>
  line('plugins', way, names);

/** Parts of a site's settings by their titles, those that are chosen: `Global Colors | Theme`. */
export const summariseKitSettings = (parts: Readonly<Record<string, unknown>>, way: KitWay): string =>
  line(
    'settings',
    way,
    Object.keys(parts)
      .filter((key) => parts[key])
      .map(settingTitle),
  );

/** `globalColors` is Global Colors. */
export const settingTitle = (key: string): string =>
  key.replaceAll(/([a-z\d])([A-Z])/g, '$1 $2').replace(/^./, (first) => first.toUpperCase());
