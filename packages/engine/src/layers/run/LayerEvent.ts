import type { SceneName } from '../scene/sceneOf.ts';

/** spec/1 §4, in their order. */
export type LayerEventName =
  | 'enterstage'
  | 'framestarted'
  | 'frameended'
  | 'enteredstage'
  | 'leavestage'
  | 'leftstage';

export interface LayerEvent {
  readonly name: LayerEventName;
  readonly scene: SceneName;
  /** The frame that runs or was reached; 0 before the first. */
  readonly frame: number;
  /** A frame that another scene has cut short. */
  readonly interrupted: boolean;
}
