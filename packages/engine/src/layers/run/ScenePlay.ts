import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { CompiledScene } from '../scene/CompiledScene.ts';
import type { PlayedScene, SceneFrom } from '../scene/SceneContext.ts';
import type { Values } from '../values/createValues.ts';
import type { SceneRun } from './createSceneRun.ts';
import type { ScenePlan } from './planScene.ts';

/** One playing of a scene, from the moment it is asked for. */
export interface ScenePlay {
  readonly name: SceneName;
  readonly plan: ScenePlan;
  readonly from: SceneFrom;
  /** The marks of earlier scenes. */
  readonly playedBefore: readonly PlayedScene[];
  readonly values: Values;
  readonly delayMs: number;
  readonly isReduced: boolean;
  /** Played backwards: it leads to where the scene begins. */
  isBack: boolean;
  /** It is where it leads. */
  isOver: boolean;
  /** Null while it is being built, and once the style sheet shows what it led to. */
  staged: { readonly run: SceneRun; readonly compiled: CompiledScene } | null;
}
