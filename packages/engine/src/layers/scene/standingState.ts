import type { Layer } from '@vitrine/model';
import type { PlayedScene } from './SceneContext.ts';
import { sceneOf } from './sceneOf.ts';
import type { Target, TargetContext, TimedFrame } from './Target.ts';

/** Whether any of the scenes has moved the target away from rest. */
export function isTouched<F extends TimedFrame, S>(
  target: Target<F, S>,
  layer: Layer,
  played: readonly PlayedScene[],
): boolean {
  return played.some(({ scene }) => {
    const found = sceneOf(layer, scene);
    return found !== null && target.frames(found).length > 0;
  });
}

/** The state in which the scenes that were played, oldest first, have left a target. */
export function standingState<F extends TimedFrame, S>(
  target: Target<F, S>,
  played: readonly PlayedScene[],
  context: TargetContext,
): S {
  const { layer, level } = context;
  const rest = target.rest(layer, level);
  for (const { scene: name, at, values } of played.toReversed()) {
    const scene = sceneOf(layer, name);
    const frames = scene ? target.frames(scene) : [];
    const index = at === 'end' ? frames.length - 1 : 0;
    const frame = frames[index];
    // An entry leads to rest whatever was before it.
    if (name === 'in' && (at === 'end' || frames.length < 2)) return rest;
    if (scene && frame) return target.state(frame, rest, String(index), { ...context, scene, values });
  }
  return rest;
}
