export interface PlaySceneOptions {
  /** Back to where the scene begins. */
  readonly reversed?: boolean;
  readonly delayMs?: number;
}

/** One layer at play. */
export interface LayerPlayer {
  readonly state: LayerState;
  /** The scene that plays or was played last; null before any. */
  readonly scene: SceneName | null;
  /** The frame that runs or was reached. */
  readonly frame: number;
  readonly runningFrames: ReadonlySet<number>;
  /** It has come in, and is not leaving. */
  readonly isEntered: boolean;
  /** Between the start of its entry and the end of its exit. */
  readonly isOnStage: boolean;
  /** A scene is on its way, also while it is paused. */
  readonly isBusy: boolean;
  has(scene: SceneName): boolean;
  /** How long a scene takes, without any delay. */
  durationMs(scene: SceneName): number;
  /**
   * Reads where the layer stands, for the next play or relayout. Whoever moves many layers at once lets all of them read
   * before the first is written: a page that is read and written by turns is laid out anew for each.
   */
  measure(): void;
  /**
   * Plays a scene from where the layer stands; the one that it is in already, from its start. Unless it runs back, it
   * tells nothing before the clock moves on, so that it can be paused at its very start.
   */
  play(scene: SceneName, options?: PlaySceneOptions): void;
  /** The second scene when it is in the first, else the first. */
  toggle(first: SceneName, second: SceneName): void;
  /** A layer that has come in, and is in no other scene, plays its entry again from this time; later ones are still. */
  replayFrom(timeMs: number): void;
  /** Jumps to where the scene leads. */
  finish(): void;
  pause(): void;
  resume(): void;
  setSpeed(speed: number): void;
  /** Moves the scene (the entry, when there is none) to this time. One that was over or not begun stands there. */
  seek(timeMs: number): void;
  /** To the end of the next frame of the scene, or of the one before; it stands there. */
  stepFrame(by: 1 | -1): void;
  setHover(isOver: boolean): void;
  toggleText(): void;
  /** Sizes or the level have changed: what depends on them is made anew, at the same time. */
  relayout(): void;
  /** As before any scene: the style sheet alone shows the layer. */
  reset(): void;
  dispose(): void;
}

/** The name of a scene: `in`, `out`, or one that only actions play. */
export type SceneName = string;

/** spec/1 §4. */
export type LayerState = 'prepared' | 'animated' | 'removed';

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
