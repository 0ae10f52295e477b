import { isObject, isSafeUrl, type ModuleFont, fontLinks, normalizeUrl, type Note } from '@vitrine/model';
import { createTexts, documentTexts } from '@vitrine/texts';
import { type Cleaner, createCleaner } from '../html/cleanText.ts';
import { splitShortcodes } from '../html/shortcodes.ts';
import { type Kit, readKit } from '../kit/Kit.ts';
import { MOST_NOTES } from '../limits.ts';
import type { PaintTools } from '../styles/Control.ts';
import { createStyleSheet, type StyleSheet } from '../styles/StyleSheet.ts';
import { globalTypography } from '../styles/typography.ts';
import { ownWidgets } from '../widgets/index.ts';
import type { Part, Widget } from '../widgets/Widget.ts';
import type { PlacedPart, RenderOptions } from './RenderOptions.ts';

/** All that is collected while a document is drawn. */
export interface RenderContext {
  readonly options: RenderOptions;
  readonly kit: Kit;
  readonly sheet: StyleSheet;
  /** Names of the devices that the site has. */
  readonly devices: ReadonlySet<string>;
  /** `.elementor-12`: rules of this document stay in it. */
  readonly scope: string;
  readonly cleaner: Cleaner;
  readonly paint: Omit<PaintTools, 'color'>;
  readonly texts: ReturnType<typeof createTexts<(typeof documentTexts)['en']>>;
  readonly parts: PlacedPart[];
  readonly notes: Note[];
  readonly needs: { script: boolean; entrances: boolean };
  /** What the document has, for rules that only such documents need. */
  readonly uses: Map<string, number>;
  findWidget(type: string): Widget | undefined;
  toUrl(url: string): string;
  mark(part: Part): string;
  fillText(html: string): string;
  note(path: string, message: string): void;
  fontSheets(): readonly string[];
}

export function createContext(options: RenderOptions, before: readonly Note[]): RenderContext {
  const kit = options.kit ?? readKit({});
  const sheet = createStyleSheet(kit.breakpoints, `s${options.id}`);
  const scope = `.elementor-${options.id}`;
  const notes = [...before];
  const parts: PlacedPart[] = [];
  const fonts = createFonts(options);
  const widgets = new Map([...ownWidgets, ...(options.widgets ?? [])].map((widget) => [widget.type, widget]));
  const toUrl = (url: string): string => (options.toUrl ?? same)(url);
  // Nothing that an author writes can be a comment: cleaning takes them all away.
  const mark = (part: Part): string => {
    const placed = `<!--part-${parts.length}-->`;
    parts.push({ ...part, mark: placed });
    return placed;
  };
  const styled = new Map<string, string>();
  return {
    options,
    kit,
    sheet,
    devices: new Set<string>(sheet.devices),
    scope,
    cleaner: createCleaner((declarations) => {
      const known = styled.get(declarations) ?? `e-text-${styled.size + 1}`;
      if (!styled.has(declarations)) sheet.add('desktop', `${scope} .${known}`, declarations);
      styled.set(declarations, known);
      return known;
    }),
    paint: {
      toUrl,
      useFont: fonts.use,
      genericFonts: kit.genericFonts,
      globalFont: (id) => {
        const font = kit.fonts.get(id);
        return font ? globalTypography(id, font, kit.genericFonts) : '';
      },
    },
    texts: createTexts(documentTexts, options.language ?? 'en'),
    parts,
    notes,
    needs: { script: false, entrances: false },
    uses: new Map(),
    findWidget: (type) => widgets.get(type),
    toUrl,
    mark,
    fillText: (html) => {
      if (!options.shortcode || !html.includes('[')) return html;
      return splitShortcodes(html, options.knowsShortcode ?? (() => false))
        .map((part) => {
          if ('html' in part) return part.html;
          const found = options.shortcode?.(part.shortcode);
          return found ? mark(found) : '';
        })
        .join('');
    },
    note(path, message) {
      if (notes.length < MOST_NOTES) notes.push({ kind: 'not-understood', path, message });
    },
    fontSheets: fonts.sheets,
  };
}

const same = (url: string): string => url;

/** Of a picture, film or sound. */
export function mediaAddress(value: unknown, toUrl: (url: string) => string): string {
  const url = isObject(value) ? value['url'] : value;
  if (typeof url !== 'string' || url.trim() === '' || !isSafeUrl(url)) return '';
  return normalizeUrl(toUrl(url.trim()));
}

/** Every weight, upright and slanted: the provider hands out those that a family has. To ask for one that it has not by the newer form of its addresses is an error, and nothing comes. */
const EVERY_WEIGHT = [1, 2, 3, 4, 5, 6, 7, 8, 9].map((at) => `${at}00,${at}00italic`).join();
const PROVIDER = 'https://fonts.googleapis.com/css?family=';

/** Families that a document is written in. */
function createFonts({ fontSheets }: RenderOptions) {
  const wanted = new Set<string>();
  const ask = (family: string): ModuleFont => ({
    family,
    normal: [],
    italic: [],
    subsets: [],
    custom: false,
    url: '',
    isIconFont: false,
  });
  return {
    use: (family: string): void => void wanted.add(family.replaceAll(/["']/g, '').trim()),
    sheets(): readonly string[] {
      const families = [...wanted];
      const own = families.flatMap((family) => fontSheets?.get(family) ?? []);
      const others = families.filter((family) => !fontSheets?.has(family)).map(ask);
      const links = fontLinks(others, { base: PROVIDER }).map((link) =>
        link.replace(/&display/, `:${EVERY_WEIGHT}&display`),
      );
      return [...new Set([...own, ...links])];
    },
  };
}
