import type { LevelIndex } from '@vitrine/model';
import type { Style } from '@vitrine/motion';
import type { SceneName } from '../../ports/LayerPlayer.ts';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import type { Values } from '../values/createValues.ts';
import type { Split } from './Split.ts';

/** A scene that has left its mark: the layer stands where it ended, or where it began when it ran back. */
export interface PlayedScene {
  readonly scene: SceneName;
  readonly at: 'start' | 'end';
  readonly values: Values;
}

/** Where the layer comes from. */
export type SceneFrom =
  /** The state before its entry. */
  | { readonly kind: 'before' }
  /** Where the scenes that were played have left it; at rest when there are none. */
  | { readonly kind: 'standing'; readonly played: readonly PlayedScene[] }
  /** Taken out of its flight: how each element looked at that moment. */
  | {
      readonly kind: 'seen';
      readonly played: readonly PlayedScene[];
      readonly styles: ReadonlyMap<Element, Style>;
    };

/** Where it goes: through the scene's frames, or straight back to rest or to the state before entry. */
export type SceneGoal = 'end' | 'rest' | 'before';

export interface SceneContext {
  readonly nodes: LayerNodes;
  readonly level: LevelIndex;
  readonly boxes: LayerBoxes;
  readonly values: Values;
  /** The filter that the layer has by its style sheet; scenes add theirs to it. */
  readonly baseFilter: string;
  readonly delayMs: number;
  readonly from: SceneFrom;
  readonly goal: SceneGoal;
  readonly split: Split | null;
}
