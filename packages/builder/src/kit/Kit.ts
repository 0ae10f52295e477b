import type { Breakpoint } from '../settings/breakpoints.ts';
import { readBreakpoints } from '../settings/readBreakpoints.ts';
import { listOf, readSettings, type Settings, textOf } from '../settings/Settings.ts';

/** The look that all documents of a site share. */
export interface Kit {
  /** Safe in classes. */
  readonly id: string;
  readonly settings: Settings;
  readonly breakpoints: readonly Breakpoint[];
  /** By id. */
  readonly colors: ReadonlyMap<string, string>;
  /** By id: `typography_…` keys. */
  readonly fonts: ReadonlyMap<string, Settings>;
  readonly genericFonts: string;
  readonly hasLightbox: boolean;
}

const color = (id: string, value: string): Settings => ({ _id: id, color: value });
const font = (id: string, family: string, weight: string): Settings => ({
  _id: id,
  typography_typography: 'custom',
  typography_font_family: family,
  typography_font_weight: weight,
});

/** What a site has before anybody has chosen anything. */
const SYSTEM_COLORS = [
  color('primary', '#6EC1E4'),
  color('secondary', '#54595F'),
  color('text', '#7A7A7A'),
  color('accent', '#61CE70'),
];
const SYSTEM_FONTS = [
  font('primary', 'Roboto', '600'),
  font('secondary', 'Roboto Slab', '400'),
  font('text', 'Roboto', '400'),
  font('accent', 'Roboto', '500'),
];

const isName = (id: string): boolean => /^[\w-]{1,64}$/.test(id);

/** A kit of its settings. Without any it has no colours and fonts of its own: a document in a shop's frame takes the frame's. */
export function readKit(value: unknown, id = 'none'): Kit {
  const settings = readSettings(value);
  const hasAny = Object.keys(settings).length > 0;
  const named = (key: string): readonly Settings[] =>
    listOf(settings, key).filter((each) => isName(textOf(each, '_id')));
  const system = (key: string, defaults: readonly Settings[]): readonly Settings[] =>
    hasAny ? [...defaults, ...named(key)] : [];
  const colors = [...system('system_colors', SYSTEM_COLORS), ...named('custom_colors')];
  const fonts = [...system('system_typography', SYSTEM_FONTS), ...named('custom_typography')];
  return {
    id: isName(id) ? id : 'none',
    settings,
    breakpoints: readBreakpoints(settings),
    colors: new Map(colors.map((each) => [textOf(each, '_id'), textOf(each, 'color')])),
    fonts: new Map(fonts.map((each) => [textOf(each, '_id'), each])),
    genericFonts: textOf(settings, 'default_generic_fonts') || 'sans-serif',
    hasLightbox: (settings['global_image_lightbox'] ?? 'yes') === 'yes',
  };
}

/** Keys of a kit that scripts of a page read. */
const FRONTEND = [
  'active_breakpoints',
  'global_image_lightbox',
  'lightbox_enable_counter',
  'lightbox_enable_fullscreen',
  'lightbox_enable_zoom',
  'lightbox_enable_share',
  'lightbox_title_src',
  'lightbox_description_src',
  'stretched_section_container',
] as const;

const ON_BY_DEFAULT: Settings = {
  global_image_lightbox: 'yes',
  lightbox_enable_counter: 'yes',
  lightbox_enable_fullscreen: 'yes',
  lightbox_enable_zoom: 'yes',
  lightbox_enable_share: 'yes',
  lightbox_title_src: 'title',
  lightbox_description_src: 'description',
};

/** What a page's scripts are told of a kit. */
export const frontendKit = ({ settings }: Kit): Settings =>
  Object.fromEntries(
    FRONTEND.map((key) => [key, settings[key] ?? ON_BY_DEFAULT[key]]).filter(
      ([, value]) => value !== undefined,
    ),
  );
