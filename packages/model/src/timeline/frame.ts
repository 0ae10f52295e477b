import { FRAME_TIME_MS, SPLIT_DELAY_UNIT_MS } from '../limits.ts';
import { changed, levels, optional } from '../reading/composites.ts';
import { anything, choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import type { Read, Reader } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { color } from '../values/color.ts';
import { ease } from '../values/ease.ts';
import { fixed, frameValue, INHERIT } from '../values/frameValue.ts';

export interface FrameStart {
  readonly ms: number;
  /** `"w…"`: held until an action plays the scene. */
  readonly waits: boolean;
}

const frameStart: Reader<FrameStart> = {
  read(value, place) {
    const waits = typeof value === 'string' && /^w/i.test(value.trim());
    const written = waits ? value.trim().slice(1) : value;
    return { ms: written === '' ? 0 : milliseconds(0).read(written, place), waits };
  },
  missing: () => ({ ms: 0, waits: false }),
  wire: { type: ['number', 'string', 'null'] },
};

/** How parts of a split follow one another. */
const STAGGER_ORDERS = [
  'start',
  'end',
  'middle',
  'edge',
  'random',
  'middletoedge',
  'edgetomiddle',
  'forward',
  'backward',
  'center',
  'edges',
] as const;

/** A loop's repetition: `endless`, or a number of runs. */
const repeat = shape({
  count: from('r', number(-1)),
  yoyo: from('y', flag(false)),
  at: from('s', choice(['s', 'e', 'se'], 's')),
  shared: from('sh', flag(false)),
  curved: from('c', flag(false)),
});

/** What every frame of every target has. */
const frameTiming = {
  start: from('t', frameStart),
  durationMs: from('d', milliseconds(FRAME_TIME_MS)),
  /** The whole span with the stagger, when that is longer. */
  spanMs: from('f', milliseconds(0)),
  ease: from('e', ease('power3.inOut')),
};

/** Transform, opacity and the rest of a content, chars, words, lines, mask, loop or pan frame. */
export const frame = shape(
  {
    ...frameTiming,
    x: levels(frameValue(INHERIT)),
    y: levels(frameValue(INHERIT)),
    z: levels(frameValue(INHERIT)),
    opacity: from('o', frameValue(INHERIT)),
    scaleX: from('sX', levels(frameValue(INHERIT))),
    scaleY: from('sY', levels(frameValue(INHERIT))),
    rotateX: from('rX', levels(frameValue(INHERIT))),
    rotateY: from('rY', levels(frameValue(INHERIT))),
    rotateZ: from('rZ', levels(frameValue(INHERIT))),
    skewX: from('skX', levels(frameValue(INHERIT))),
    skewY: from('skY', levels(frameValue(INHERIT))),
    color: optional(color('inherit')),
    background: from('bgc', optional(color('inherit'))),
    pointerEvents: from(
      'pE',
      choice(['default', 'none', 'auto'], 'default', { d: 'default', n: 'none', a: 'auto' }),
    ),
    /** Percentages in x and y: of the layer's own box (0, 1), or of the slide's (2). */
    xRelativeTo: from('xRe', number(0)),
    yRelativeTo: from('yRe', number(0)),
    outside: from('off', number(0)),
    overflow: from('oflow', choice(['hidden', 'visible'], 'visible')),
    /** Stagger of split text. */
    staggerOrder: from('dir', choice(STAGGER_ORDERS, 'start')),
    staggerMs: from(
      'delay',
      changed(milliseconds(0), (delay) =>
        Math.max(-Number.MAX_VALUE, Math.min(delay * SPLIT_DELAY_UNIT_MS, Number.MAX_VALUE)),
      ),
    ),
    /** Colour block that runs over the layer. */
    effect: from('fx', text()),
    effectColor: from('fxc', color('#ffffff')),
    effectEase: from('fxe', ease('power3.inOut')),
    effectMs: from('fxs', milliseconds(750)),
    filterUsed: from('fu', flag(false)),
    blur: from('b', frameValue(fixed(0, 'px'))),
    grayscale: from('g', frameValue(fixed(0, '%'))),
    brightness: from('r', frameValue(fixed(100, '%'))),
    /** How far a line is drawn, and the path it turns into. */
    drawFrom: from(['dF', 'drawFrom'], text()),
    drawTo: from(['dT', 'drawTo'], text()),
    morphTo: from(['path', 'morph'], text()),
    repeat: from('rep', optional(repeat)),
    addOns: anything(null),
  },
  { ignores: ['v', 'a'] },
);
export type Frame = Read<typeof frame>;

export const clipFrame = shape({
  ...frameTiming,
  amount: from('c', frameValue(fixed(100, '%'))),
  amountBack: from('cb', frameValue(INHERIT)),
});
export type ClipFrame = Read<typeof clipFrame>;

/** fu/b/g/r: filter; bu/bb/bg/br/bs/bi: backdrop filter (blur, greyscale, brightness, sepia, invert). */
export const filterFrame = shape({
  ...frameTiming,
  filterUsed: from('fu', flag(false)),
  blur: from('b', frameValue(fixed(0, 'px'))),
  grayscale: from('g', frameValue(fixed(0, '%'))),
  brightness: from('r', frameValue(fixed(100, '%'))),
  sepia: from('s', frameValue(fixed(0, '%'))),
  invert: from('i', frameValue(fixed(0, '%'))),
  hueRotate: from('h', frameValue(fixed(0, 'deg'))),
  backdropUsed: from('bu', flag(false)),
  backdropBlur: from('bb', frameValue(fixed(0, 'px'))),
  backdropGrayscale: from('bg', frameValue(fixed(0, '%'))),
  backdropBrightness: from('br', frameValue(fixed(100, '%'))),
  backdropSepia: from('bs', frameValue(fixed(0, '%'))),
  backdropInvert: from('bi', frameValue(fixed(0, '%'))),
});
export type FilterFrame = Read<typeof filterFrame>;
