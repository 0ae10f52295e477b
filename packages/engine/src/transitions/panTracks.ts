import type { Layer, LevelIndex, FrameValue } from '@vitrine/model';
import type { Style, Track } from '@vitrine/motion';
import { createValues, type Values } from '../layers/values/createValues.ts';
import { type Amount, resolveAmount, resolveDegrees } from '../layers/values/resolveAmount.ts';

type Pan = NonNullable<Layer['timeline']['in']['pan']>;
type Frame = Pan['frames'][number];

interface PanOptions {
  readonly direction?: 1 | -1;
  readonly random?: () => number;
}

/**
 * The slow pan and zoom of a slide's background, on its picture or film. The picture never moves so far that its own
 * edge would show; without frames, or with one, it stands still.
 */
export function panTracks(
  layer: Layer,
  background: HTMLElement,
  level: LevelIndex,
  { direction = 1, random = () => 0.5 }: PanOptions = {},
): readonly Track[] {
  const pan = layer.timeline.in.pan;
  const [first, ...later] = pan?.frames ?? [];
  if (!pan || !first || later.length === 0) return [];
  const values = createValues({ direction, turn: 0, random });
  const styleAt = (frame: Frame): Style => ({ transform: transformOf(frame, pan, level, values) });
  const start = styleAt(first);
  const steps = later.map((frame) => ({
    startMs: frame.start.ms,
    durationMs: frame.durationMs,
    ease: frame.ease,
    style: styleAt(frame),
  }));
  const pictures = [...background.querySelectorAll<HTMLElement>(':scope>img,:scope>video')];
  return pictures.map((element) => ({ element, start, steps }));
}

/** The zoom is about the origin: moved to it and back, as no style of the picture itself is touched. */
function transformOf(frame: Frame, { origin }: Pan, level: LevelIndex, values: Values): string {
  const scale = scaleOf(frame.scaleX[level], values);
  const degrees = resolveDegrees(frame.rotateZ[level], 0, { name: 'pan rotate', part: 0 }, values);
  const x = shift(frame.x[level], origin.x, scale, values, 'x');
  const y = shift(frame.y[level], origin.y, scale, values, 'y');
  const [toX, toY] = [offCentre(origin.x), offCentre(origin.y)];
  return `translate(${x},${y}) translate(${toX},${toY}) rotate(${degrees}deg) scale(${scale}) translate(${back(toX)},${back(toY)})`;
}

/** Documents write `120%`, `120` or `1.2`: nobody zooms to more than the tenfold. */
const MOST_RATIO = 10;

function scaleOf(value: FrameValue, values: Values): number {
  const amount = resolveAmount(value, { name: 'pan scale', part: 0 }, values);
  if (!amount || amount.value <= 0) return 1;
  return amount.unit === '%' || amount.value > MOST_RATIO ? amount.value / 100 : amount.value;
}

type Origin = Pan['origin']['x'];

const share = ({ value, unit }: Origin): number => (unit === '%' ? value / 100 : 0.5);
const offCentre = (origin: Origin): string => `${round((share(origin) - 0.5) * 100)}%`;
const back = (percent: string): string => `${-Number.parseFloat(percent) || 0}%`;

/** No farther than the zoom has made room for on that side. */
function shift(value: FrameValue, origin: Origin, scale: number, values: Values, name: string): string {
  const amount = resolveAmount(value, { name: `pan ${name}`, part: 0 }, values);
  const room = Math.max(0, scale - 1) * 100;
  const [least, most] = [-room * (1 - share(origin)), room * share(origin)];
  if (!amount || amount.value === 0) return '0%';
  return `clamp(${round(least)}%,${lengthOf(amount)},${round(most)}%)`;
}

function lengthOf({ value, unit }: Amount): string {
  if (unit === '%') return `${round(value)}%`;
  return unit === '' || unit === 'px' || unit === 'deg'
    ? `calc(${round(value)}*var(--u,1px))`
    : `${value}${unit}`;
}

const round = (value: number): number => Math.round(value * 1000) / 1000 || 0;
