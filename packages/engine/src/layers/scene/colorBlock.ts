import type { Frame } from '@vitrine/model';
import type { Step, Style, Track } from '@vitrine/motion';
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

/**
 * The content's track under a block: its opacity changes at once, at the moment it is covered. It comes in from
 * nothing, and goes to nothing.
 */
export function underBlock(
  track: Track | null,
  block: ColorBlock,
  element: Element,
  opacity: { readonly start: string | number; readonly end: string | number },
): readonly Track[] {
  const change: Step = {
    startMs: block.coversMs,
    durationMs: 0,
    ease: 'none',
    style: { opacity: opacity.end },
  };
  const appears: Track = { element, start: { opacity: opacity.start }, steps: [change] };
  const moves = track && withoutOpacity(track);
  return moves ? [moves, appears] : [appears];
}

function withoutOpacity({ element, start, steps }: Track): Track | null {
  const rest = (style: Style): Style =>
    Object.fromEntries(Object.entries(style).filter(([name]) => name !== 'opacity'));
  if (Object.keys(rest(start)).length === 0) return null;
  return { element, start: rest(start), steps: steps.map((step) => ({ ...step, style: rest(step.style) })) };
}
