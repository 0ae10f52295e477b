import type { FilterFrame, Frame, FrameValue, Layer, LevelIndex } from '@vitrine/model';
import { type DeclarationParts, type Declarations, NOTHING } from '../css/Declarations.ts';
import { round, scaledPx } from '../css/units.ts';

/** The value a frame fixes, or the resting one: what is inherited, random or off an edge is at rest where the layer stands. */
function fixedNumber(value: FrameValue, rest: number): number {
  return value.kind === 'fixed' ? (value.unit === '%' && rest === 1 ? value.value / 100 : value.value) : rest;
}

function shift(value: FrameValue, scales: boolean): string {
  if (value.kind !== 'fixed' || value.value === 0) return '0';
  return value.unit === '%' ? `${round(value.value)}%` : scaledPx(value.value, scales);
}

/** The pose in which a layer comes to rest: that of its last in-frame. */
export function restPose(layer: Layer, level: LevelIndex): DeclarationParts {
  const { content, filter } = layer.timeline.in;
  const last = content?.frames.at(-1);
  const opacity = last ? fixedNumber(last.opacity, 1) : 1;
  const pose: Declarations = {
    transform: last ? restTransform(last, layer, level) : undefined,
    opacity: opacity === 1 ? undefined : Math.max(0, Math.min(1, opacity)),
    rotate:
      layer.transform.rotateZDeg[level] === 0 ? undefined : `${round(layer.transform.rotateZDeg[level])}deg`,
  };
  return [pose, restFilter(filter?.frames.at(-1))];
}

function restTransform(frame: Frame, layer: Layer, level: LevelIndex): string | undefined {
  const scales = layer.fluid.transforms;
  const parts: string[] = [];
  const x = shift(frame.x[level], scales);
  const y = shift(frame.y[level], scales);
  const z = shift(frame.z[level], scales);
  const turns = [frame.rotateX[level], frame.rotateY[level], frame.rotateZ[level]].map((value) =>
    fixedNumber(value, 0),
  );
  const perspective = layer.timeline.in.content?.perspectivePx;
  if ((z !== '0' || turns[0] !== 0 || turns[1] !== 0) && perspective)
    parts.push(`perspective(${scaledPx(perspective, scales)})`);
  if (x !== '0' || y !== '0') parts.push(`translate(${x},${y})`);
  if (z !== '0') parts.push(`translateZ(${z})`);
  for (const [index, axis] of ['X', 'Y', 'Z'].entries())
    if (turns[index]) parts.push(`rotate${axis}(${round(turns[index])}deg)`);
  const skew = [fixedNumber(frame.skewX[level], 0), fixedNumber(frame.skewY[level], 0)];
  if (skew[0] || skew[1]) parts.push(`skew(${round(skew[0] ?? 0)}deg,${round(skew[1] ?? 0)}deg)`);
  const scale = [fixedNumber(frame.scaleX[level], 1), fixedNumber(frame.scaleY[level], 1)];
  if (scale[0] !== 1 || scale[1] !== 1) parts.push(`scale(${round(scale[0] ?? 1)},${round(scale[1] ?? 1)})`);
  return parts.length > 0 ? parts.join(' ') : undefined;
}

function restFilter(frame: FilterFrame | undefined): Declarations {
  if (!frame) return NOTHING;
  return {
    filter: frame.filterUsed ? filterText(frame.blur, frame.grayscale, frame.brightness) : undefined,
    'backdrop-filter': frame.backdropUsed
      ? filterText(
          frame.backdropBlur,
          frame.backdropGrayscale,
          frame.backdropBrightness,
          frame.backdropSepia,
          frame.backdropInvert,
        )
      : undefined,
  };
}

function filterText(
  blur: FrameValue,
  gray: FrameValue,
  bright: FrameValue,
  sepia?: FrameValue,
  invert?: FrameValue,
): string | undefined {
  const amount = (value: FrameValue | undefined, rest: number): number =>
    value ? fixedNumber(value, rest) : rest;
  const parts = [
    amount(blur, 0) > 0 && `blur(${scaledPx(amount(blur, 0))})`,
    amount(gray, 0) > 0 && `grayscale(${amount(gray, 0)}%)`,
    amount(bright, 100) !== 100 && `brightness(${amount(bright, 100)}%)`,
    amount(sepia, 0) > 0 && `sepia(${amount(sepia, 0)}%)`,
    amount(invert, 0) > 0 && `invert(${amount(invert, 0)}%)`,
  ].filter((part) => part !== false);
  return parts.length > 0 ? parts.join(' ') : undefined;
}
