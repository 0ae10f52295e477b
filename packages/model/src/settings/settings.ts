import { SNAP_GAP_PX, VIEWPORT_MARGIN } from '../limits.ts';
import { DEFAULT_ENABLED_LEVELS, type LevelFlags } from '../levels/Levels.ts';
import { changed, levels, list, optional } from '../reading/composites.ts';
import { navigation } from '../nav/navigation.ts';
import { anything, choice, flag, number, text } from '../reading/scalars.ts';
import { type Read, type Reader, readValue } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { fill } from '../values/fill.ts';
import { mediaUrl } from '../values/url.ts';
import { carousel } from './carousel.ts';
import { fonts } from './fonts.ts';
import { browserOptions, codes, general, moduleDefaults, preloader } from './general.ts';
import { modal } from './modal.ts';
import { modifiers, scrollTimeline } from './modifiers.ts';
import { progressBar } from './progressBar.ts';
import { moduleSize } from './size.ts';
import { slideshow } from './slideshow.ts';
import { source } from './source.ts';

/** `uSize`: which levels are in use. None at all would leave nothing to show, so then it is the usual set. */
export const enabledLevels: Reader<LevelFlags> = {
  read(value, place) {
    if (!Array.isArray(value)) {
      place.repaired('expected a list of five flags; took the usual levels');
      return DEFAULT_ENABLED_LEVELS;
    }
    const isOn = (index: number): boolean => readValue(flag(false), value[index], place.at(index));
    const flags: LevelFlags = [isOn(0), isOn(1), isOn(2), isOn(3), isOn(4)];
    if (flags.includes(true)) return flags;
    place.repaired('every level is switched off; took the usual levels');
    return DEFAULT_ENABLED_LEVELS;
  },
  missing: () => DEFAULT_ENABLED_LEVELS,
  wire: {
    anyOf: [
      { type: 'array', maxItems: 5, items: { type: ['boolean', 'string', 'number', 'null'] } },
      { enum: [null] },
    ],
  },
};

const image = shape(
  {
    src: mediaUrl(),
    real: from('r', shape({ width: from('w', number(null)), height: from('h', number(null)) })),
    alt: from('a', text()),
  },
  { ignores: ['lib', 'lib_id', 'lib_size'] },
);

const moduleBackground = shape(
  {
    color: fill(),
    image: optional(
      shape(
        {
          src: mediaUrl(),
          repeat: text('no-repeat'),
          size: text('cover'),
          position: from('pos', text('center center')),
        },
        { ignores: ['lib', 'lib_id', 'fit'] },
      ),
    ),
  },
  { instead: (value) => ({ color: value }) },
);

/** spec/1 §3, module settings. A real slider calls itself "standard"; a missing type means the same. */
export const moduleSettings = shape(
  {
    ownId: from('id', text()),
    title: text(),
    alias: text(),
    type: choice(['slider', 'hero', 'carousel', 'modal'], 'slider', { standard: 'slider' }),
    className: from('class', text()),
    /** Our own keys: the reading direction and language of the module's text. */
    direction: choice(['ltr', 'rtl', 'auto'], 'auto'),
    language: from('lang', text()),
    enabledLevels: from('uSize', enabledLevels),
    size: moduleSize,
    slideshow,
    general,
    defaults: from('default', moduleDefaults),
    lazyLoad: optional(choice(['smart', 'single', 'all', 'none'], 'smart')),
    viewportMargin: from('vPort', levels(text(VIEWPORT_MARGIN))),
    preloader: from('pLoader', preloader),
    background: from('bg', moduleBackground),
    shadow: from(
      'shdw',
      changed(number(0), (kind) => Math.max(0, Math.trunc(kind))),
    ),
    fixed: flag(false),
    fonts,
    images: from('imgs', list(image)),
    nav: navigation,
    progressBar: from('pbar', optional(progressBar)),
    modal: optional(modal),
    scrollTimeline: from('sbt', optional(scrollTimeline)),
    modifiers: from('mod', optional(modifiers)),
    carousel,
    source,
    codes,
    browser: browserOptions,
    addOns: anything({}),
    migratedFrom: from('migrated', text()),
    snap: optional(
      shape({
        adjust: text('none'),
        gapPx: from('gap', number(SNAP_GAP_PX)),
        helpLines: from('helpLines', flag(false)),
      }),
    ),
  },
  { ignores: ['prem', 'thumb', 'aU', 'hasYT', 'version', 'ojsv', 'parallax', 'loop', 'acc', 'tracking'] },
);
export type ModuleSettings = Read<typeof moduleSettings>;
