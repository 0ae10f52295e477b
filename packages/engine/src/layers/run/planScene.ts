import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { SceneGoal } from '../scene/SceneContext.ts';

/** How a layer stands when a scene is asked for. */
export interface Situation {
  /** Between its entry and its exit. */
  readonly isOnStage: boolean;
  /** No scene has left a mark, and none is running. */
  readonly isAtRest: boolean;
  readonly isInFlight: boolean;
  /** The scene that is running or was played last. */
  readonly scene: SceneName | null;
}

export interface ScenePlan {
  readonly start: 'before' | 'standing' | 'seen';
  readonly goal: SceneGoal;
  /** The scene stands at its end and runs back. */
  readonly runsBack: boolean;
}

/**
 * What playing a scene means for a layer that stands like this. An entry begins in the state before it; but a layer that
 * is there already, in another scene, goes straight to rest: authors use `in` to undo a scene.
 */
export function planScene(name: SceneName, reversed: boolean, situation: Situation): ScenePlan {
  const { isOnStage, isAtRest, isInFlight, scene } = situation;
  const isAgain = scene === name && !reversed;
  const start = isInFlight && !isAgain ? 'seen' : 'standing';
  if (name !== 'in') return { start, goal: reversed ? 'rest' : 'end', runsBack: false };
  if (reversed) {
    return isAtRest || !isOnStage
      ? { start: 'before', goal: 'end', runsBack: true }
      : { start, goal: 'before', runsBack: false };
  }
  const isFresh = !isOnStage || isAtRest || isAgain;
  return isFresh
    ? { start: 'before', goal: 'end', runsBack: false }
    : { start, goal: 'rest', runsBack: false };
}
