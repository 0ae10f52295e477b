import { MEDIA_RATIO, MEDIA_VOLUME_PERCENT } from '../limits.ts';
import { changed, optional } from '../reading/composites.ts';
import { choice, flag, number, text } from '../reading/scalars.ts';
import { asWord, type Read, type Reader, show } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { MEDIA_IGNORED } from './mediaIgnored.ts';
import { poster } from './poster.ts';

/** Seconds from `90`, `"90"`, `"1:30"` or `"1:02:03"`; null when nothing is said. */
const seconds: Reader<number | null> = {
  read(value, place) {
    const written = asWord(value);
    if (written === '' || written === '-1') return null;
    const total = written.split(':').reduce((sum, part) => sum * 60 + Number(part), 0);
    if (Number.isFinite(total)) return total;
    place.repaired(`expected seconds or mm:ss, found ${show(value)}`);
    return null;
  },
  missing: () => null,
  wire: { type: ['number', 'string', 'null'] },
};

/** Width over height from `"16:9"`, `"16/9"` or a number. */
const ratio: Reader<number> = changed(text('16:9'), (written) => {
  const [width = Number.NaN, height = 1] = written.split(/[:/x]/).map(Number);
  const value = width / height;
  return Number.isFinite(value) && value > 0 ? value : MEDIA_RATIO;
});

/** spec/2 §5: a volume above 1 is a percentage. The spec's default of 100 is one. */
const volume = changed(number(MEDIA_VOLUME_PERCENT), (written) => {
  const fraction = written > 1 ? written / 100 : written;
  return Math.max(0, Math.min(1, fraction));
});

const AUTOPLAY = ['true', 'false', '1sttime', 'no1sttime'] as const;

const KINDS = ['html5', 'youtube', 'vimeo', 'audio'] as const;
const known = choice(KINDS, 'unknown', { video: 'html5', mp4: 'html5', stream: 'html5' });
/** A type that nobody knows stays unknown: its player says so (spec/2 §5), and its poster shows. */
const kind: typeof known = {
  ...known,
  missing: () => 'html5',
  wire: { ...known.wire, default: 'html5' },
};
export type MediaKind = Read<typeof kind>;

/** The fields of a video or audio (spec/1 §3 and spec/2 §3), in a layer's content or in a background. */
export const mediaFields = {
  kind: from('type', optional(kind)),
  src: text(),
  autoPlay: from('autoPlay', choice(AUTOPLAY, 'true')),
  pauseTimer: flag(false),
  nextSlide: flag(false),
  stopAllMedia: flag(false),
  loop: changed(text('false'), (word) => !['false', 'none', '', '0'].includes(word)),
  rewind: flag(false),
  volume,
  mute: flag(false),
  controls: changed(text('none'), (word) => ({
    show: ['s', 'show', 'true', 'controls', 'xl', 'sxl'].includes(word),
    largeButton: ['xl', 'sxl'].includes(word),
  })),
  startS: from('start', seconds),
  endS: from('end', seconds),
  ratio,
  cover: flag(false),
  poster: optional(poster),
  args: text(),
  noInteract: flag(false),
  inline: flag(true),
  speed: number(1, { min: 0.25, max: 4 }),
  preload: choice(['auto', 'metadata', 'none', 'progress'], 'auto'),
  afterTransition: flag(false),
  allowFullScreen: from('aFullScreen', flag(true)),
};

export const backgroundVideo = shape(mediaFields, { ignores: MEDIA_IGNORED });
export type BackgroundVideo = Read<typeof backgroundVideo>;
