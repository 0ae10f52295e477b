import type { Part } from './toParts.ts';
import { toKeyframes } from './toKeyframes.ts';

export interface EffectMaker {
  /** The part's steps from `fromMs` to `untilMs` as an effect on the element. */
  (
    element: Element,
    part: Part,
    fromMs: number,
    untilMs: number,
    timing: OptionalEffectTiming,
  ): KeyframeEffect;
}

/** Reading keyframes is most of what an animation costs, and many tracks say the same: each is read once. */
export function createEffects(): EffectMaker {
  const known = new Map<string, KeyframeEffect>();
  return (element, { start, steps }, fromMs, untilMs, timing) => {
    const shape = steps.map((step) => [step.startMs - fromMs, step.durationMs, step.ease, step.style]);
    const key = JSON.stringify([start, shape, untilMs - fromMs]);
    const same = known.get(key);
    if (same) return copyOf(same, element, timing);
    const effect = new KeyframeEffect(element, toKeyframes(start, steps, fromMs, untilMs), timing);
    known.set(key, effect);
    return effect;
  };
}

function copyOf(effect: KeyframeEffect, element: Element, timing: OptionalEffectTiming): KeyframeEffect {
  const copy = new KeyframeEffect(effect);
  copy.target = element;
  copy.updateTiming(timing);
  return copy;
}
