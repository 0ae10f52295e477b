import { CAROUSEL_FLICK_PX_PER_MS, CAROUSEL_RESISTANCE } from '../limits.ts';
import type { CarouselSettings } from './carouselOffsets.ts';
import { type Lane, placeAt } from './createLane.ts';

/** Within the two ends; a ring has none. */
export function clampPosition({ isRing, keys }: Lane, position: number): number {
  return isRing ? position : Math.min(Math.max(0, keys.length - 1), Math.max(0, position));
}

/** The key of the slide that is nearest to a position. */
export function nearestKey(lane: Lane, position: number): string {
  return lane.keys[placeAt(lane, Math.round(clampPosition(lane, position)))] ?? '';
}

/** Where slides are that are pulled to a position: beyond an end they follow less and less, never further than a share of a slide. */
export function resisted(lane: Lane, position: number, { overshoot }: CarouselSettings): number {
  const inside = clampPosition(lane, position);
  const over = position - inside;
  if (over === 0) return position;
  const most = overshoot ? CAROUSEL_RESISTANCE.elastic : CAROUSEL_RESISTANCE.stiff;
  return inside + Math.sign(over) * most * (1 - 1 / (Math.abs(over) / most + 1));
}

/** The position that was pulled for slides to be there: a slide that is caught beyond an end must not jump. */
export function unresisted(lane: Lane, position: number, { overshoot }: CarouselSettings): number {
  const inside = clampPosition(lane, position);
  const over = Math.abs(position - inside);
  if (over === 0) return position;
  const most = overshoot ? CAROUSEL_RESISTANCE.elastic : CAROUSEL_RESISTANCE.stiff;
  const share = Math.min(0.99, over / most);
  return inside + Math.sign(position - inside) * most * (1 / (1 - share) - 1);
}

interface Release {
  readonly lane: Lane;
  readonly settings: CarouselSettings;
  /** Where the drag began, and where it was let go. */
  readonly from: number;
  readonly position: number;
  /** How fast the slides went on, in steps. */
  readonly stepsPerMs: number;
  readonly stepPx: number;
  /** How far something goes on for each step per ms of its speed. */
  readonly inertiaMs: number;
}

/**
 * Where slides come to rest that are let go: where their speed carries them, at the nearest slide if they snap. A flick
 * leads at least to the next one, however far it would carry.
 */
export function restAfter(release: Release): number {
  const { lane, settings, from, position, stepsPerMs, stepPx, inertiaMs } = release;
  const most = lane.before + lane.after + 2;
  const carried = Math.min(most, Math.max(-most, stepsPerMs * inertiaMs));
  const end = clampPosition(lane, position + carried);
  if (!settings.snap) return end;
  const nearest = Math.round(end);
  const isFlick = Math.abs(stepsPerMs) * stepPx >= CAROUSEL_FLICK_PX_PER_MS;
  const goesOn = stepsPerMs * (position - from) > 0;
  if (!isFlick || !goesOn || nearest !== Math.round(from)) return clampPosition(lane, nearest);
  return clampPosition(lane, nearest + Math.sign(stepsPerMs));
}
