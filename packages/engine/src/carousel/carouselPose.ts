import type { CarouselSettings } from './carouselOffsets.ts';

/** How a carousel slide stands at a distance from the focused one. */
export interface CarouselPose {
  /** Steps along the axis; a step is a slide and a space. */
  readonly shift: number;
  readonly scale: number;
  readonly rotateDeg: number;
  readonly opacity: number;
  /** Angle on the ring of a 3d spin, or on the wheel of a 2d one; null when the slides lie flat. */
  readonly ringDeg: number | null;
  readonly wheelDeg: number | null;
  /** The share of its slant that a slide has: none where it may rest. */
  readonly slant: number;
  readonly zIndex: number;
}

const FRONT_Z = 100;
/** What the slides that are seen share: the front half of a ring, the upper quarter of a wheel. */
const SPIN_DEG = { off: 0, '2d': 90, '3d': 180 };

/**
 * The angle from slide to slide in a spin: as many degrees as `spinA` says, and no more than fit the visible slides, which is
 * what 0 stands for. A ring is then seen from within, its slides turned towards the visitor; a negative angle turns them away,
 * as those are that share the front of a ring.
 */
export function spinStepDeg({ spin, spinAngleDeg, maxVisible }: CarouselSettings): number {
  const fits = SPIN_DEG[spin] / maxVisible;
  if (spinAngleDeg === 0) return fits;
  const bend = spin === '3d' ? -1 : 1;
  return bend * Math.sign(spinAngleDeg) * Math.min(fits, Math.abs(spinAngleDeg));
}

/** The pose at an offset, whole or between slides: looping is arithmetic on a position. */
export function carouselPose(offset: number, settings: CarouselSettings): CarouselPose {
  const distance = Math.abs(offset);
  const reach = Math.max(1, Math.ceil(settings.maxVisible / 2));
  const nearness = Math.min(1, distance / reach);
  const share = (vary: boolean): number => (vary ? nearness : Math.min(1, distance));
  const spinDeg = settings.spin === 'off' ? null : offset * spinStepDeg(settings);
  return {
    shift: spinDeg === null ? shiftAt(offset, settings, reach) : 0,
    scale: settings.scale ? 1 - lostScale(settings) * share(settings.varyScale) : 1,
    rotateDeg: settings.rotation
      ? -Math.sign(offset) * settings.maxRotationDeg * share(settings.varyRotation)
      : 0,
    opacity: settings.fade
      ? 1 -
        (settings.varyOpacity
          ? 0.75 * nearness
          : (1 - settings.maxOpacityPercent / 100) * Math.min(1, distance))
      : 1,
    ringDeg: settings.spin === '3d' ? spinDeg : null,
    wheelDeg: settings.spin === '2d' ? spinDeg : null,
    slant: 2 * Math.abs(offset - Math.round(offset)),
    zIndex: FRONT_Z - 2 * Math.abs(Math.round(offset)),
  };
}

const lostScale = ({ minScalePercent }: CarouselSettings): number => 1 - minScalePercent / 100;

/** With offset by scale, smaller slides stand closer: a slide is as far off as the slides up to it are wide. */
function shiftAt(offset: number, settings: CarouselSettings, reach: number): number {
  if (!settings.scale || !settings.offsetByScale) return offset;
  const lost = lostScale(settings);
  const until = settings.varyScale ? reach : 1;
  const distance = Math.abs(offset);
  const shrinking = Math.min(distance, until);
  const way = shrinking - (lost * shrinking * shrinking) / (2 * until) + (distance - shrinking) * (1 - lost);
  return Math.sign(offset) * way;
}

/** Whether slides can lie over each other, so that it matters which one is in front. */
export function canOverlap({ spin, rotation, skewXDeg, skewYDeg, space }: CarouselSettings): boolean {
  return spin !== 'off' || rotation || skewXDeg !== 0 || skewYDeg !== 0 || space.value < 0;
}
