import type { Frame, Layer, LevelIndex, Scene } from '@vitrine/model';
import type { Style } from '@vitrine/motion';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { PoseContext } from '../pose/framePose.ts';

/** What the frames of every target say about time. */
export type TimedFrame = Pick<Frame, 'start' | 'durationMs' | 'ease'>;

/** Nothing starts before its scene, and nothing takes less than no time. */
export const startMsOf = ({ start }: Pick<TimedFrame, 'start'>): number => Math.max(0, start.ms);
export const lengthMsOf = ({ durationMs }: Pick<TimedFrame, 'durationMs'>): number => Math.max(0, durationMs);

export interface TargetContext extends PoseContext {
  readonly layer: Layer;
  readonly scene: Scene;
  readonly baseFilter: string;
}

/** One thing of a layer that scenes change, with states of its own kind. */
export interface Target<F extends TimedFrame, S> {
  node(nodes: LayerNodes): HTMLElement | null;
  frames(scene: Scene): readonly F[];
  /** As the style sheet shows it. */
  rest(layer: Layer, level: LevelIndex): S;
  state(frame: F, rest: S, name: string, context: TargetContext): S;
  /** States as CSS, all in the same form, so that the browser can go from each to the next. */
  styles(states: readonly S[], context: TargetContext): readonly Style[];
}
