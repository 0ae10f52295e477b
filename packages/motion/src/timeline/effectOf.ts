import { toKeyframes } from './toKeyframes.ts';
import type { Part } from './toParts.ts';

/** Effects that are remembered. A module plays the same few again and again. */
const MOST_KNOWN = 200;

const known = new Map<string, KeyframeEffect>();

/**
 * A part's steps from `fromMs` to `untilMs` as an effect on the element. Reading keyframes is most of what an animation costs, and many
 * tracks say the same, in one timeline and from one change of slides to the next: each is read once.
 */
export function effectOf(
  element: Element,
  { start, steps }: Part,
  fromMs: number,
  untilMs: number,
  timing: OptionalEffectTiming,
): KeyframeEffect {
  const shape = steps.map((step) => [step.startMs - fromMs, step.durationMs, step.ease, step.style]);
  const key = JSON.stringify([start, shape, untilMs - fromMs]);
  // Of no element: none is kept for it.
  const same = known.get(key) ?? new KeyframeEffect(null, toKeyframes(start, steps, fromMs, untilMs));
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(key, same);
  const effect = new KeyframeEffect(same);
  effect.target = element;
  effect.updateTiming(timing);
  return effect;
}
