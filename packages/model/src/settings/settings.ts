import { changed, list, optional } from '../reading/composites.ts';
import { choice, flag, number, text } from '../reading/scalars.ts';
import type { Read } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { mediaUrl } from '../values/url.ts';
import { fill } from '../values/fill.ts';
import { carousel } from './carousel.ts';
import { enabledLevels } from './enabledLevels.ts';
import { modifiers, scrollTimeline } from './modifiers.ts';
import { moreSettings } from './moreSettings.ts';
import { playedSettings } from './playedSettings.ts';
import { progressBar } from './progressBar.ts';
import { moduleSize } from './size.ts';

const image = shape(
  {
    src: mediaUrl(),
    real: from('r', shape({ width: from('w', number(null)), height: from('h', number(null)) })),
    alt: from('a', text()),
  },
  { ignores: ['lib', 'lib_id', 'lib_size'] },
);

const background = shape(
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

const type = choice(['slider', 'hero', 'carousel', 'modal'], 'slider', { standard: 'slider' });

/** spec/1 §3, module settings. A real slider calls itself "standard"; a missing type means the same. */
export const moduleSettings = shape(
  {
    ownId: from('id', text()),
    title: text(),
    alias: text(),
    type,
    className: from('class', text()),
    /** Our own keys: the reading direction and language of the module's text. */
    direction: choice(['ltr', 'rtl', 'auto'], 'auto'),
    language: from('lang', text()),
    enabledLevels: from('uSize', enabledLevels),
    size: moduleSize,
    background: from('bg', background),
    shadow: from(
      'shdw',
      changed(number(0), (kind) => Math.max(0, Math.trunc(kind))),
    ),
    /** It takes no place in the page: it stays where the window is. */
    fixed: flag(false),
    images: from('imgs', list(image)),
    progressBar: from('pbar', optional(progressBar)),
    scrollTimeline: from('sbt', optional(scrollTimeline)),
    modifiers: from('mod', optional(modifiers)),
    carousel,
    ...playedSettings,
    ...moreSettings,
  },
  { ignores: ['prem', 'thumb', 'aU', 'hasYT', 'version', 'ojsv', 'parallax', 'loop', 'acc', 'tracking'] },
);
export type ModuleSettings = Read<typeof moduleSettings>;
