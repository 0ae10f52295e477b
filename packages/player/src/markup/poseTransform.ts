import type { CarouselPose } from '@vitrine/engine';
import type { ModuleSettings } from '@vitrine/model';
import { round } from './round.ts';

/** How lengths and angles are written: as calculations that hold in every size, or as plain numbers of one. */
export interface PoseUnits {
  /** So many steps along the axis, forward in the direction of the text. */
  steps(count: number): string;
  /** An angle that turns round where the text runs from right to left. */
  angle(deg: number): string;
  /** The radius of a spin, or its opposite. */
  radius(sign: 1 | -1): string;
}

type CarouselSettings = ModuleSettings['carousel'];

/** The transform of a slide in a pose. */
export function poseTransform(pose: CarouselPose, carousel: CarouselSettings, units: PoseUnits): string {
  const isVertical = carousel.axis === 'vertical';
  const parts: string[] = [];
  if (pose.shift !== 0) parts.push(`translate${isVertical ? 'Y' : 'X'}(${units.steps(pose.shift)})`);
  if (pose.ringDeg) parts.push(around('Z', -1, ringTurn(pose.ringDeg, isVertical, units), units));
  if (pose.wheelDeg) parts.push(wheelTurn(pose.wheelDeg, isVertical, units));
  if (pose.rotateDeg !== 0)
    parts.push(
      isVertical ? `rotateX(${round(pose.rotateDeg)}deg)` : `rotateY(${units.angle(pose.rotateDeg)})`,
    );
  const [skewX, skewY] = [carousel.skewXDeg * pose.slant, carousel.skewYDeg * pose.slant];
  if (skewX !== 0 || skewY !== 0) parts.push(`skew(${units.angle(skewX)},${units.angle(skewY)})`);
  if (pose.scale !== 1) parts.push(`scale(${round(pose.scale)})`);
  return parts.length > 0 ? parts.join(' ') : 'none';
}

/** Turned around a point that lies a radius away. */
function around(axis: 'X' | 'Y' | 'Z', sign: 1 | -1, turn: string, units: PoseUnits): string {
  const back = sign === 1 ? -1 : 1;
  return `translate${axis}(${units.radius(sign)}) ${turn} translate${axis}(${units.radius(back)})`;
}

const ringTurn = (deg: number, isVertical: boolean, units: PoseUnits): string =>
  isVertical ? `rotateX(${round(-deg)}deg)` : `rotateY(${units.angle(deg)})`;

/** The hub of a wheel is below the slides, or beside them where they go down. */
const wheelTurn = (deg: number, isVertical: boolean, units: PoseUnits): string =>
  isVertical
    ? around('X', 1, `rotate(${round(-deg)}deg)`, units)
    : around('Y', 1, `rotate(${units.angle(deg)})`, units);
