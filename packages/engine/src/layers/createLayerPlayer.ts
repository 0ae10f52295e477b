import type { Clock } from '@vitrine/browser';
import type { Layer, LevelIndex, Slide } from '@vitrine/model';
import { REDUCED_FADE_MS } from '../limits.ts';
import type { LayerEvent, LayerPlayer, PlaySceneOptions, SceneName } from '../ports/LayerPlayer.ts';
import type { Motion } from '../ports/Motion.ts';
import type { LayerNodes } from '../ports/Stage.ts';
import { createBoxes } from './boxes/createBoxes.ts';
import { isEntered } from './isEntered.ts';
import type { LayerFeatures } from './LayerFeatures.ts';
import { createBaseFilter } from './run/createBaseFilter.ts';
import { createInlineStyles } from './run/createInlineStyles.ts';
import { createPlayMaker } from './run/createPlayMaker.ts';
import { createPresence } from './run/createPresence.ts';
import { createScenes } from './run/createScenes.ts';
import { createStageState } from './run/createStageState.ts';
import { nextFrameMs } from './run/nextFrameMs.ts';
import { contentLengthMs } from './scene/contentLength.ts';
import { sceneOf } from './scene/sceneOf.ts';

export interface LayerPlayerOptions {
  readonly layer: Layer;
  readonly slide: Slide;
  readonly nodes: LayerNodes;
  readonly motion: Motion;
  /** What there is to play it with. */
  readonly features: LayerFeatures;
  readonly clock: Clock;
  readonly level: () => LevelIndex;
  /** -1 while the slides go backwards. */
  readonly direction: () => 1 | -1;
  readonly isReducedMotion: () => boolean;
  readonly random: () => number;
  readonly onEvent: (event: LayerEvent) => void;
  /** Which of the two texts of a toggle shows. */
  readonly onText?: (isToggled: boolean) => void;
}

/** Puts the parts of one layer at play together; none of them knows another. */
export function createLayerPlayer(options: LayerPlayerOptions): LayerPlayer {
  const { layer, slide, nodes, motion, features, level, isReducedMotion, onEvent, onText } = options;
  const inline = createInlineStyles();
  const stage = createStageState((event) => onEvent(event));
  const splits = features.effects?.createSplits(nodes.content, motion.splitText) ?? null;
  const boxes = createBoxes(nodes);
  const baseFilter = createBaseFilter(layer, nodes.content);
  let isToggled = false;
  let isDisposed = false;

  const loops = features.loops?.createLoopPlayer({
    layer,
    nodes,
    motion,
    inline,
    context: () => ({ level: level(), boxes: boxes.current }),
  });
  const scenes = createScenes({
    ...options,
    boxes,
    baseFilter,
    inline,
    stage,
    splits,
    presence: createPresence({ layer, content: nodes.content, inline, isHidden: !isEntered(layer, slide) }),
    makePlay: createPlayMaker({ ...options, stage, splits, isHovered: () => hover?.isActive ?? false }),
    onEntry(play) {
      loops?.dispose();
      if (play.isReduced) return;
      loops?.begin(play);
      if (!scenes.isPaused) loops?.play();
    },
    onLeft: () => loops?.dispose(),
  });
  const hover = features.hover?.createLayerHover({
    ...options,
    inline,
    boxes,
    baseFilter,
    played: () => scenes.played,
  });

  function durationMs(name: SceneName): number {
    const { current } = scenes;
    const scene = sceneOf(layer, name);
    if (!scene) return 0;
    if (current?.name === name && current.staged) return current.staged.run.durationMs - current.delayMs;
    if (isReducedMotion()) return REDUCED_FADE_MS;
    return (
      features.effects?.unsplitLengthMs(scene, nodes.content.textContent ?? '') ?? contentLengthMs(scene)
    );
  }

  function play(scene: SceneName, playOptions: PlaySceneOptions = {}): void {
    if (isDisposed || sceneOf(layer, scene) === null) return;
    scenes.play(scene, playOptions);
    loops?.play();
  }

  function pause(): void {
    scenes.pause();
    loops?.pause();
  }

  function seek(timeMs: number): void {
    if (isDisposed) return;
    scenes.seek(timeMs);
    loops?.seek(timeMs);
    if (scenes.isPaused) loops?.pause();
  }

  function reset(): void {
    hover?.dispose();
    loops?.dispose();
    scenes.reset();
  }

  return {
    get state() {
      return stage.state;
    },
    get scene() {
      return scenes.current?.name ?? null;
    },
    get frame() {
      return stage.frame;
    },
    runningFrames: stage.runningFrames,
    get isEntered() {
      return stage.isEntered;
    },
    get isOnStage() {
      return stage.isOnStage;
    },
    get isBusy() {
      return scenes.isBusy;
    },
    has: (scene) => sceneOf(layer, scene) !== null,
    durationMs,
    measure() {
      boxes.forget();
      boxes.measure();
    },
    play,
    toggle: (first, second) => play(scenes.current?.name === first ? second : first),
    replayFrom(timeMs) {
      if (scenes.current?.name !== 'in' || durationMs('in') <= timeMs) return;
      play('in');
      seek(timeMs);
    },
    finish: () => scenes.finish(),
    pause,
    resume() {
      if (isDisposed) return;
      scenes.resume();
      loops?.play();
    },
    setSpeed(speed) {
      scenes.setSpeed(speed);
      loops?.setSpeed(speed);
    },
    seek,
    stepFrame(by) {
      const { current } = scenes;
      if (!current) return seek(0);
      const ms = nextFrameMs(current, by);
      if (ms === null) return;
      pause();
      seek(ms);
    },
    setHover(isOver) {
      if (!isOver) hover?.leave();
      else if (!isDisposed && stage.isEntered && !scenes.isBusy) hover?.enter();
    },
    toggleText() {
      if (isDisposed || layer.toggleText === '') return;
      // The text must be whole to be changed for another, and stay so.
      if (splits?.current || !scenes.current?.staged) scenes.finish();
      splits?.revert();
      isToggled = !isToggled;
      onText?.(isToggled);
    },
    relayout() {
      if (isDisposed) return;
      boxes.hold();
      scenes.relayout();
      loops?.relayout();
      hover?.relayout();
      boxes.release();
    },
    reset() {
      reset();
      if (!isToggled) return;
      isToggled = false;
      onText?.(false);
    },
    dispose() {
      isDisposed = true;
      reset();
    },
  };
}
