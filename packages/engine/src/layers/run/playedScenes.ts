import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { PlayedScene, SceneGoal } from '../scene/SceneContext.ts';
import type { Values } from '../values/createValues.ts';

export interface Passage {
  readonly name: SceneName;
  readonly goal: SceneGoal;
  /** Played backwards: it leads to where the scene begins. */
  readonly isBack: boolean;
  readonly values: Values;
}

/** The scenes that have left a mark once this one is where it leads, oldest first; an entry that is over means rest. */
export function playedAfter(played: readonly PlayedScene[], passage: Passage): readonly PlayedScene[] {
  const { name, goal, isBack, values } = passage;
  const rest: PlayedScene = { scene: 'in', at: 'end', values };
  const own: PlayedScene = { scene: name, at: 'end', values };
  if (name === 'in') return [...played, isBack ? { ...rest, at: 'start' } : rest];
  if (!isBack) return [...played, own];
  return goal === 'rest' || played.length === 0 ? [...played, own, rest] : played;
}

/** The same without what does not show any more, however many scenes are played. */
export function compact(played: readonly PlayedScene[]): readonly PlayedScene[] {
  const reset = played.findLastIndex(({ scene }) => scene === 'in');
  const from = played[reset]?.at === 'start' ? reset : reset + 1;
  const kept = played.slice(from);
  return kept.filter(({ scene }, index) => !kept.slice(index + 1).some((later) => later.scene === scene));
}
