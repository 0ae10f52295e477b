import { TRANSITION_DURATION_MS } from '../limits.ts';
import { changed, optional } from '../reading/composites.ts';
import { asObject, isObject, type JsonObject } from '../reading/json.ts';
import { anything, choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import type { Read, Reader } from '../reading/Reader.ts';
import { from, shape } from '../reading/shape.ts';
import { ease } from '../values/ease.ts';
import { fixed, frameValue } from '../values/frameValue.ts';

/** Rows and columns: a number, or drawn anew each time. The canvas bounds are applied when it plays (spec/1 §5). */
export type GridCount = number | 'random';
const gridCount: Reader<GridCount> = changed(text('1'), (written) => {
  if (/random|rnd/i.test(written)) return 'random';
  const count = Math.trunc(Number.parseFloat(written));
  return Number.isFinite(count) ? Math.max(1, count) : 1;
});

const side = shape({
  opacity: from('o', frameValue(fixed(1))),
  x: frameValue(fixed(0)),
  y: frameValue(fixed(0)),
  rotate: from('r', frameValue(fixed(0))),
  scaleX: from('sx', frameValue(fixed(1))),
  scaleY: from('sy', frameValue(fixed(1))),
  mask: from('m', flag(false)),
  ease: from('e', optional(ease('power2.inOut'))),
  rows: from('row', gridCount),
  columns: from('col', gridCount),
  /** `a` on the way out: the leaving slide does the opposite of the entering one. */
  automatic: from('a', flag(true)),
  motionBlurUsed: from('mou', flag(false)),
  motionBlurAmount: from('mo', number(80)),
  motionBlurOver: from('moo', text('none')),
});

const space3d = shape({
  kind: from('f', choice(['none', 'cube', 'incube', 'fly', 'turn'], 'none')),
  direction: from('d', choice(['horizontal', 'vertical'], 'horizontal')),
  depth: from('z', number(300)),
  tilt: from('t', number(0)),
  color: from('c', text('#ccc')),
  ease: from('e', ease('power2.inOut')),
  flyIn: from('fdi', number(1.5)),
  flyOut: from('fdo', number(2)),
  flyDepth: from('fz', number(0)),
  shadow: from('su', flag(false)),
  shadowFrom: from('smi', number(0)),
  shadowTo: from('sma', number(0.5)),
  shadowColor: from('sc', text('#000')),
  shadowLength: from('sl', number(1)),
});

const filter = shape({
  used: from('u', flag(false)),
  ease: from('e', ease('power2.inOut')),
  blurPx: from('b', number(0)),
  grayscalePercent: from('g', number(0)),
  brightnessPercent: from('h', number(100)),
  sepiaPercent: from('s', number(0)),
  contrastPercent: from('c', number(100)),
  invertPercent: from('i', number(0)),
});

/** spec/1 §3, background transition animation. */
const transition = shape(
  {
    durationMs: from(['ms', 'd'], milliseconds(TRANSITION_DURATION_MS)),
    random: from('rnd', flag(false)),
    randomFrom: from(['rndmain', 'rndgrp'], text('all')),
    /** Where the values come from in the catalogue of presets. */
    preset: from(
      'temp',
      shape({
        title: from('t', text()),
        key: from('p', text('fade')),
        main: from('m', text()),
        group: from('g', text()),
      }),
    ),
    engine: from('eng', text('animateCore')),
    effect: from(['tr', 'e'], text('basic')),
    ease: optional(ease('power2.inOut')),
    order: from('o', choice(['inout', 'outin', 'in', 'out', 'forceinout'], 'inout')),
    fillOrder: from('f', text('start')),
    staggerMs: from(['sd', 's', 'd'], milliseconds(null)),
    padding: from('p', text('none')),
    direction: from('dir', text('default')),
    delayMs: from('t', milliseconds(0)),
    in: side,
    out: side,
    space3d: from('d3', space3d),
    filter,
    addOns: anything(null),
  },
  { ignores: ['ex', 'adpr', 'v', 'a', 'all', 'iny', 'pers', 'orig'] },
);
export type BackgroundTransition = Read<typeof transition>;

/**
 * Two forms: older data is flat; newer data keeps frames in `all`, the first an empty list, the next the
 * transition, whose `d` is its length and `e` its ease.
 */
export const backgroundTransition: Reader<BackgroundTransition> = {
  read(value, place) {
    const object = asObject(value) ?? {};
    const index = Array.isArray(object['all']) ? object['all'].findIndex(isObject) : -1;
    if (index < 0) return transition.read(withoutFlatDelay(object), place);
    const { d, e, ...rest } = (object['all'] as JsonObject[])[index] ?? {};
    return transition.read({ ...rest, ms: d ?? object['ms'], ease: e }, place.at('all').at(index));
  },
  missing: (backend) => transition.missing(backend),
  wire: { anyOf: [transition.wire, { type: 'object', properties: { all: { type: 'array' } } }] },
};

/** In the flat form `d` is the stagger and `ms` the length. */
function withoutFlatDelay(object: JsonObject): JsonObject {
  const { d, ...rest } = object;
  return d === undefined ? rest : { ...rest, sd: object['sd'] ?? d };
}
