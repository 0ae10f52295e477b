import type { LayerEvent, LayerEventName, LayerState, SceneName } from '../../ports/LayerPlayer.ts';

/** Where a layer is between its entry and its exit. It tells every change, in the order of the spec. */
export interface StageState {
  readonly state: LayerState;
  readonly isEntered: boolean;
  readonly isOnStage: boolean;
  readonly frame: number;
  readonly runningFrames: ReadonlySet<number>;
  /** A scene starts. `anew`: an entry from the state before it. */
  start(scene: SceneName, move: StageMove | null, anew: boolean): void;
  /** A scene is where it leads. */
  arrive(scene: SceneName, move: StageMove | null): void;
  frameStarted(scene: SceneName, frame: number): void;
  frameEnded(scene: SceneName, frame: number): void;
  /** Another scene takes over: the frames that run end here. */
  interrupt(scene: SceneName): void;
  reset(): void;
}

/** What a scene means for the stage; named ones mean nothing. */
export type StageMove = 'enter' | 'leave';

export function stageMove(scene: SceneName, isBack: boolean): StageMove | null {
  if (scene !== 'in' && scene !== 'out') return null;
  return (scene === 'in') === isBack ? 'leave' : 'enter';
}

export function createStageState(onEvent: (event: LayerEvent) => void): StageState {
  let state: LayerState = 'prepared';
  let isEntered = false;
  let isOnStage = false;
  let frame = 0;
  const runningFrames = new Set<number>();

  const tell = (name: LayerEventName, scene: SceneName, interrupted = false): void =>
    onEvent({ name, scene, frame, interrupted });

  return {
    get state() {
      return state;
    },
    get isEntered() {
      return isEntered;
    },
    get isOnStage() {
      return isOnStage;
    },
    get frame() {
      return frame;
    },
    runningFrames,
    start(scene, move, anew) {
      state = 'animated';
      const wasOnStage = isOnStage;
      isOnStage = true;
      if (anew || move === 'leave') isEntered = false;
      if (anew) frame = 0;
      if (move === 'leave') tell('leavestage', scene);
      else if (move === 'enter' && (anew || !wasOnStage)) tell('enterstage', scene);
    },
    arrive(scene, move) {
      if (move === 'enter' && !isEntered) {
        isEntered = true;
        tell('enteredstage', scene);
      } else if (move === 'leave') {
        state = 'removed';
        isOnStage = false;
        tell('leftstage', scene);
      }
    },
    frameStarted(scene, index) {
      frame = index;
      runningFrames.add(index);
      tell('framestarted', scene);
    },
    frameEnded(scene, index) {
      frame = index;
      runningFrames.delete(index);
      tell('frameended', scene);
    },
    interrupt(scene) {
      const cut = [...runningFrames];
      runningFrames.clear();
      for (const index of cut) {
        frame = index;
        tell('frameended', scene, true);
      }
    },
    reset() {
      state = 'prepared';
      isEntered = false;
      isOnStage = false;
      frame = 0;
      runningFrames.clear();
    },
  };
}
