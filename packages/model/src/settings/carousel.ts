import {
  CAROUSEL_DRAG_LERP,
  CAROUSEL_DURATION_MS,
  CAROUSEL_EASE,
  CAROUSEL_MAX_OPACITY_PERCENT,
  CAROUSEL_MAX_VISIBLE,
  CAROUSEL_MIN_SCALE_PERCENT,
  CAROUSEL_PERSPECTIVE_PX,
  CAROUSEL_SPIN_MIN_VISIBLE,
} from '../limits.ts';
import { changed } from '../reading/composites.ts';
import { choice, flag, milliseconds, number, text } from '../reading/scalars.ts';
import { from, shape } from '../reading/shape.ts';
import { ease } from '../values/ease.ts';
import { measure, px } from '../values/length.ts';

/** More would be slivers; each is a rule in the style sheet. */
const MOST_VISIBLE = 99;

const fields = shape(
  {
    axis: from('type', choice(['horizontal', 'vertical'], 'horizontal', { h: 'horizontal', v: 'vertical' })),
    align: choice(['start', 'center', 'end'], 'center', {
      left: 'start',
      right: 'end',
      top: 'start',
      bottom: 'end',
      middle: 'center',
    }),
    maxVisible: from('maxV', number(CAROUSEL_MAX_VISIBLE, { max: MOST_VISIBLE })),
    space: measure(px(0)),
    justify: flag(false),
    justifyMaxWidth: from('jMWidth', flag(false)),
    stretch: flag(false),
    snap: flag(true),
    infinite: from('infinity', flag(false)),
    scale: flag(false),
    minScalePercent: from('minS', number(CAROUSEL_MIN_SCALE_PERCENT)),
    varyScale: from('vScale', flag(false)),
    offsetByScale: from('oScale', flag(false)),
    rotation: flag(false),
    maxRotationDeg: from('maxR', number(0)),
    varyRotation: from('varR', flag(false)),
    fade: from('opacity', flag(true)),
    maxOpacityPercent: from('maxO', number(CAROUSEL_MAX_OPACITY_PERCENT)),
    varyOpacity: from('varO', flag(false)),
    spin: choice(['off', '2d', '3d'], 'off'),
    spinAngleDeg: from('spinA', number(0)),
    skewXDeg: from('skewX', number(0)),
    skewYDeg: from('skewY', number(0)),
    ease: ease(CAROUSEL_EASE),
    durationMs: from('dur', milliseconds(CAROUSEL_DURATION_MS)),
    overshoot: flag(false),
    /** Layers of every visible slide show, not only those of the focused one. */
    showAllLayers: changed(text('false'), (word) => word === 'all' || word === 'true'),
    borderRadius: from('bR', measure(px(0))),
    borderRadiusUnit: from('bRU', choice(['px', '%'], 'px')),
    peek: from('pNV', measure(px(50))),
    paddingTop: from('pT', measure(px(0))),
    paddingBottom: from('pB', measure(px(0))),
    perspectivePx: from('pers', number(CAROUSEL_PERSPECTIVE_PX)),
    dragLerp: from('lerp', number(CAROUSEL_DRAG_LERP)),
  },
  { ignores: ['advtrans'] },
);

/** spec/1 §5: at least three slides show in a 3d spin, otherwise at least one. */
export const carousel = changed(fields, (read) => {
  const least = read.spin === '3d' ? CAROUSEL_SPIN_MIN_VISIBLE : 1;
  return { ...read, maxVisible: Math.max(least, Math.trunc(read.maxVisible)) };
});
