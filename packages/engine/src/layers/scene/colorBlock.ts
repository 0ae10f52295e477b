import type { Frame } from '@vitrine/model';
import { easeOf, type Step, type Style, type Track } from '@vitrine/motion';
import { distanceToCss } from '../pose/Distance.ts';
import { restPose } from '../pose/restPose.ts';
import type { SceneToCompile } from './SceneToCompile.ts';
import { startMsOf } from './Target.ts';

/** A block of colour that runs over a layer; the layer changes under it, while it is covered. */
export interface ColorBlock {
  readonly color: string;
  /** Where it stands, as the layer at rest: the `translate` of CSS. */
  readonly translate: string;
  readonly start: Style;
  readonly steps: readonly Step[];
  /** The moment at which it covers the layer. */
  readonly coversMs: number;
}

export const hasBlock = ({ effect }: Frame): boolean => effect !== '' && effect !== 'none';

/** Both ends of the run: it grows from one edge and shrinks towards the other. Its origin is its upper left corner. */
const ENDS: readonly (readonly [RegExp, string, string])[] = [
  [/left/i, 'translate(100%,0) scale(0,1)', 'translate(0,0) scale(0,1)'],
  [/top|up/i, 'translate(0,100%) scale(1,0)', 'translate(0,0) scale(1,0)'],
  [/bottom|down/i, 'translate(0,0) scale(1,0)', 'translate(0,100%) scale(1,0)'],
  [/./, 'translate(0,0) scale(0,1)', 'translate(100%,0) scale(0,1)'],
];
const COVERING = 'translate(0,0) scale(1,1)';

/** The block of a scene; null for a scene without one. */
export function colorBlock({ layer, scene, isIn, context }: SceneToCompile): ColorBlock | null {
  const frame = scene.content?.frames.find((each, index) => hasBlock(each) && !(isIn && index === 0));
  if (!frame || context.goal !== 'end') return null;
  const startMs = context.delayMs + startMsOf(frame);
  const halfMs = Math.max(0, frame.effectMs) / 2;
  const [, from = '', to = ''] = ENDS.find(([direction]) => direction.test(frame.effect)) ?? [];
  const run = (atMs: number, transform: string): Step => ({
    startMs: atMs,
    durationMs: halfMs,
    ease: frame.effectEase,
    style: { transform },
  });
  const { x, y } = restPose(layer, context.level);
  const scales = layer.fluid.transforms;
  return {
    color: frame.effectColor,
    translate: `${distanceToCss(x, scales)} ${distanceToCss(y, scales)}`,
    start: { transform: from },
    steps: [run(startMs, COVERING), run(startMs + halfMs, to)],
    coversMs: startMs + halfMs,
  };
}

/** Points of an opacity that goes on after it was covered: enough that no eye sees the straight lines between them. */
const POINTS = 8;

/**
 * The content's track under a block: nothing of it is seen until it is covered. Then it is as far as its own opacity has come, and
 * goes on with that; or it goes to nothing.
 */
export function underBlock(
  track: Track | null,
  block: ColorBlock,
  element: Element,
  opacity: { readonly start: string | number; readonly end: string | number },
): readonly Track[] {
  const line = (startMs: number, endMs: number, value: string | number): Step => ({
    startMs,
    durationMs: endMs - startMs,
    ease: 'none',
    style: { opacity: value },
  });
  const { coversMs } = block;
  const fade = opacity.end === 0 || !track ? null : fadeAcross(track, coversMs);
  const later = fade ? pointsAfter(coversMs, fade.endMs) : [];
  const at = (ms: number): string | number => (fade ? fade.at(ms) : opacity.end);
  // Not in no time where others follow: the whole track would begin with it, and show its end while it waits.
  const fromMs = fade ? Math.max(0, coversMs - 1) : coversMs;
  const steps = [line(fromMs, coversMs, at(coversMs))];
  for (const [index, ms] of later.entries()) steps.push(line(later[index - 1] ?? coversMs, ms, at(ms)));
  const appears: Track = { element, start: { opacity: opacity.start }, steps };
  const moves = track && withoutOpacity(track);
  return moves ? [moves, appears] : [appears];
}

const pointsAfter = (fromMs: number, toMs: number): number[] =>
  Array.from({ length: POINTS }, (_, index) => fromMs + ((toMs - fromMs) * (index + 1)) / POINTS);

/** The change of a track's opacity that goes on at a moment; null when none does. */
function fadeAcross(
  { start, steps }: Track,
  ms: number,
): { readonly endMs: number; readonly at: (ms: number) => number } | null {
  let from = Number(start['opacity']);
  for (const { startMs, durationMs, ease, style } of steps) {
    const to = Number(style['opacity'] ?? from);
    const endMs = startMs + durationMs;
    if (to !== from && startMs <= ms && ms < endMs) {
      const eased = easeOf(ease);
      const before = from;
      return { endMs, at: (each) => rounded(before + (to - before) * eased((each - startMs) / durationMs)) };
    }
    from = to;
  }
  return null;
}

const rounded = (value: number): number => Math.round(value * 1000) / 1000;

function withoutOpacity({ element, start, steps }: Track): Track | null {
  const rest = (style: Style): Style =>
    Object.fromEntries(Object.entries(style).filter(([name]) => name !== 'opacity'));
  if (Object.keys(rest(start)).length === 0) return null;
  return { element, start: rest(start), steps: steps.map((step) => ({ ...step, style: rest(step.style) })) };
}
