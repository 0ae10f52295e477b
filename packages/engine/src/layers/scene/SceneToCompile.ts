import type { Layer, Scene } from '@vitrine/model';
import type { SceneContext } from './SceneContext.ts';
import type { TimedFrame } from './Target.ts';

/** A scene with all that its compilation depends on. */
export interface SceneToCompile {
  readonly layer: Layer;
  readonly scene: Scene;
  /** The entry: its first frame is the state before it, its last one is rest. */
  readonly isIn: boolean;
  readonly context: SceneContext;
  /** The time that is taken by what moves with the scene without having frames in it. */
  readonly pace: Pick<TimedFrame, 'durationMs' | 'ease'>;
}
