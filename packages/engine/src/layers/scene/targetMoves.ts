import type { SceneToCompile } from './SceneToCompile.ts';
import { standingState } from './standingState.ts';
import { lengthMsOf, startMsOf, type Target, type TargetContext, type TimedFrame } from './Target.ts';

/** One movement of a target, before it is written as CSS. */
interface Move<S> {
  readonly startMs: number;
  readonly durationMs: number;
  readonly ease: string;
  readonly state: S;
}

/** The state in which a target is found. */
export function targetStart<F extends TimedFrame, S>(
  target: Target<F, S>,
  { context }: SceneToCompile,
  about: TargetContext,
): S {
  const { from } = context;
  return from.kind === 'before' ? beforeEntry(target, about) : standingState(target, from.played, about);
}

/** The state before entry: the first in-frame's, where another follows it. */
function beforeEntry<F extends TimedFrame, S>(target: Target<F, S>, about: TargetContext): S {
  const rest = target.rest(about.layer, about.level);
  const frames = target.frames(about.scene);
  const [first] = frames;
  return first && frames.length > 1 ? target.state(first, rest, '0', about) : rest;
}

/** What a scene does with a target, step by step. */
export function targetMoves<F extends TimedFrame, S>(
  target: Target<F, S>,
  { scene, isIn, context, pace }: SceneToCompile,
  about: TargetContext,
): readonly Move<S>[] {
  const { delayMs, from, goal } = context;
  const rest = target.rest(about.layer, about.level);
  const frames = target.frames(scene);
  const last = frames.at(-1);
  const straightTo = (state: S, time: SceneToCompile['pace']): readonly Move<S>[] => [
    { startMs: delayMs, durationMs: lengthMsOf(time), ease: time.ease, state },
  ];
  if (goal !== 'end') return straightTo(goal === 'before' ? beforeEntry(target, about) : rest, last ?? pace);
  if (!last) {
    // It was on its way when the scene began: it still gets there, in the time of the scene.
    return from.kind === 'seen' ? straightTo(standingState(target, from.played, about), pace) : [];
  }
  return frames.slice(isIn ? 1 : 0).map((frame, place): Move<S> => {
    const index = isIn ? place + 1 : place;
    const isRest = isIn && index === frames.length - 1;
    return {
      startMs: delayMs + startMsOf(frame),
      durationMs: lengthMsOf(frame),
      ease: frame.ease,
      state: isRest ? rest : target.state(frame, rest, String(index), about),
    };
  });
}
