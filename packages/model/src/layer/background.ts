import { OVERLAY_PATTERN_COUNT } from '../limits.ts';
import { changed, optional } from '../reading/composites.ts';
import { choice, flag, number, text } from '../reading/scalars.ts';
import type { Read } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { fill } from '../values/fill.ts';
import { measure, percent } from '../values/length.ts';
import { mediaUrl } from '../values/url.ts';
import { backgroundVideo } from './media.ts';

const REPEATS = ['no-repeat', 'repeat', 'repeat-x', 'repeat-y', 'space', 'round'] as const;

const backgroundImage = shape(
  {
    used: from('u', flag(true)),
    src: mediaUrl(),
    position: from('pos', shape({ x: measure(percent(50)), y: measure(percent(50)) }, { ignores: ['c'] })),
    repeat: choice(REPEATS, 'no-repeat'),
    repeatX: from('rx', flag(false)),
    repeatY: from('ry', flag(false)),
    size: choice(['cover', 'contain', 'auto', 'percentage'], 'cover', {
      normal: 'auto',
      '100% 100%': 'percentage',
      initial: 'auto',
    }),
    sizePercent: from('sizeVal', number(100)),
    ratio: number(null),
    className: from('class', text()),
  },
  {
    ignores: ['lib', 'lib_id', 'lib_size', 'fromStream', 'streamType', 'seo', 'srcId'],
    instead: (value) => (typeof value === 'string' ? { src: value } : null),
  },
);
export type BackgroundImage = Read<typeof backgroundImage>;

/** spec/1 §9: sixteen overlay patterns; 0 is none. Seen in no module; the form is that of the older format. */
const overlay = shape({
  pattern: from(
    'type',
    changed(text('0'), (written) => {
      const pattern = Math.trunc(Number(written));
      return pattern >= 1 && pattern <= OVERLAY_PATTERN_COUNT ? pattern : 0;
    }),
  ),
  sizePx: from('size', number(1)),
  colorA: from(['cA', 'colorA'], color('transparent')),
  colorB: from(['cB', 'colorB'], color('#000000')),
});
export type Overlay = Read<typeof overlay>;

/** spec/1 §3, layer background: colour or gradient, image, video, overlay pattern. */
export const background = shape(
  {
    color: fill(),
    image: optional(backgroundImage),
    video: optional(backgroundVideo),
    overlay: optional(overlay),
    mediaFilter: from(['mF', 'filter'], text()),
  },
  { ignores: ['type'], instead: (value) => ({ color: value }) },
);
export type Background = Read<typeof background>;
