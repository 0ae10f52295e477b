import type { Part } from './toParts.ts';
import { toKeyframes } from './toKeyframes.ts';
import type { Step, Style } from './Track.ts';

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
    const frames = toKeyframes(countedStart(start, steps), steps, fromMs, untilMs);
    const effect = new KeyframeEffect(element, frames, timing);
    known.set(key, effect);
    return effect;
  };
}

/** No screen shows it. */
const UNSEEN_OPACITY = 0.001;

/**
 * A text or picture that fades in from nothing is counted as painted when its fade is over (Chromium lets the compositor run it,
 * and looks again at its end): the first and the largest paint of a page would be told a second or two late.
 */
function countedStart(start: Style, steps: readonly Step[]): Style {
  const appears = steps.some(({ style }) => Number(style['opacity'] ?? 0) > 0);
  return appears && Number(start['opacity'] ?? 1) === 0 ? { ...start, opacity: UNSEEN_OPACITY } : start;
}

function copyOf(effect: KeyframeEffect, element: Element, timing: OptionalEffectTiming): KeyframeEffect {
  const copy = new KeyframeEffect(effect);
  copy.target = element;
  copy.updateTiming(timing);
  return copy;
}
