import type { CarouselSettings } from './carouselOffsets.ts';

/** How a carousel slide stands at a distance from the focused one. */
export interface CarouselPose {
  /** Steps along the axis; a step is a slide and a space. */
  readonly shift: number;
  readonly scale: number;
  readonly rotateDeg: number;
  readonly opacity: number;
  /** Angle on the ring of a 3d spin; null when the slides lie flat. */
  readonly ringDeg: number | null;
  readonly zIndex: number;
}

const FRONT_Z = 100;

/** The pose at an offset, whole or between slides: looping is arithmetic on a position. */
export function carouselPose(offset: number, settings: CarouselSettings): CarouselPose {
  const distance = Math.abs(offset);
  const reach = Math.max(1, Math.ceil(settings.maxVisible / 2));
  const nearness = Math.min(1, distance / reach);
  const share = (vary: boolean): number => (vary ? nearness : Math.min(1, distance));
  const ringDeg = settings.spin === '3d' ? (offset * 180) / settings.maxVisible : null;
  return {
    shift: ringDeg === null ? offset : 0,
    scale: settings.scale ? 1 - (1 - settings.minScalePercent / 100) * share(settings.varyScale) : 1,
    rotateDeg: settings.rotation
      ? -Math.sign(offset) * settings.maxRotationDeg * share(settings.varyRotation)
      : 0,
    opacity: settings.fade
      ? 1 -
        (settings.varyOpacity
          ? 0.75 * nearness
          : (1 - settings.maxOpacityPercent / 100) * Math.min(1, distance))
      : 1,
    ringDeg,
    zIndex: FRONT_Z - Math.round(distance * 2),
  };
}
