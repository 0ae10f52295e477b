import type { PlaySceneOptions, SceneName } from '../../ports/LayerPlayer.ts';
import type { PlayedScene } from '../scene/SceneContext.ts';
import type { ScenePlay } from './ScenePlay.ts';

/** The scenes of one layer: one at a time, each taking over from the one before, wherever that is. */
export interface Scenes {
  readonly current: ScenePlay | null;
  /** The scenes that have left a mark, oldest first. */
  readonly played: readonly PlayedScene[];
  readonly isBusy: boolean;
  readonly isPaused: boolean;
  play(scene: SceneName, options: PlaySceneOptions): void;
  finish(): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  seek(timeMs: number): void;
  relayout(): void;
  reset(): void;
}
