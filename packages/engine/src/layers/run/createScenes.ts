import type { Clock, Disposer } from '@vitrine/browser';
import type { Layer, LevelIndex, Slide } from '@vitrine/model';
import type { PlaySceneOptions, SceneName } from '../../ports/LayerPlayer.ts';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerNodes } from '../../ports/Stage.ts';
import type { Boxes } from '../boxes/createBoxes.ts';
import { whenMeasurable } from '../boxes/whenMeasurable.ts';
import type { LayerFeatures } from '../LayerFeatures.ts';
import type { PlayedScene } from '../scene/SceneContext.ts';
import { sceneOf } from '../scene/sceneOf.ts';
import type { Split } from '../scene/Split.ts';
import { compilePlay } from './compilePlay.ts';
import type { InlineStyles } from './createInlineStyles.ts';
import type { PlayMaker } from './createPlayMaker.ts';
import type { Presence } from './createPresence.ts';
import { createSceneRun, SCENE_END, SCENE_START, type ScenePoint } from './createSceneRun.ts';
import type { Splits } from './createSplits.ts';
import { type StageMove, type StageState, stageMove } from './createStageState.ts';
import { compact, playedAfter } from './playedScenes.ts';
import { sceneCues } from './sceneCues.ts';
import type { ScenePlay } from './ScenePlay.ts';
import type { Scenes } from './Scenes.ts';

interface ScenesOptions {
  readonly layer: Layer;
  readonly slide: Slide;
  readonly nodes: LayerNodes;
  readonly boxes: Boxes;
  readonly motion: Motion;
  readonly features: Pick<LayerFeatures, 'effects'>;
  readonly clock: Clock;
  readonly level: () => LevelIndex;
  readonly baseFilter: () => string;
  readonly inline: InlineStyles;
  readonly stage: StageState;
  readonly presence: Presence;
  /** Null where nothing can take a text apart. */
  readonly splits: Splits | null;
  readonly makePlay: PlayMaker;
  /** The layer stands in the state before its entry. */
  readonly onEntry: (play: ScenePlay) => void;
  readonly onLeft: () => void;
}

export function createScenes(options: ScenesOptions): Scenes {
  const { layer, nodes, motion, clock, level, inline, stage, presence, splits } = options;
  let current: ScenePlay | null = null;
  /** Shows until the scene that has taken over is built. */
  let leaving: ScenePlay | null = null;
  let played: readonly PlayedScene[] = [];
  let isPaused = false;
  let speed = 1;
  let seekMs: number | null = null;
  let builtWidth = 0;
  let cancelBuild: Disposer = () => undefined;

  const moveOf = ({ name, isBack }: ScenePlay): StageMove | null => stageMove(name, isBack);
  const directionOf = ({ isBack, plan }: ScenePlay): 1 | -1 => (isBack && plan.goal === 'end' ? -1 : 1);

  function begin(name: SceneName, { reversed = false, delayMs = 0 }: PlaySceneOptions): void {
    cancelBuild();
    const before = current;
    const flying = before && !before.isOver ? before : null;
    const play = options.makePlay({ name, reversed, delayMs, flying, last: before, played });
    flying?.staged?.run.pause();
    if (before?.staged) {
      leaving?.staged?.run.dispose();
      leaving = before;
    }
    current = play;
    played = play.playedBefore;
    seekMs = null;
    if (before) stage.interrupt(before.name);
    // Whoever was told may have asked for another scene.
    if (current !== play) return;
    cancelBuild = whenMeasurable(options, () => takeApart(play));
    // Looked at again later, it would be seen at rest until then.
    if (current === play && !play.staged && !play.isOver && play.plan.start === 'before') presence.wait();
  }

  /** Scenes that move a text in parts need them first. */
  function takeApart(play: ScenePlay): void {
    const { plan, name, isReduced } = play;
    const scene = sceneOf(layer, name);
    const isSplit = scene && plan.goal === 'end' && !isReduced;
    const wanted = (isSplit && options.features.effects?.splitKindOf(scene)) || null;
    const live = splits?.current ?? null;
    const isKept = live !== null && (plan.start === 'seen' || live.kind === wanted);
    if (isKept || !wanted || !splits) return stageScene(play, isKept ? live : null);
    if (plan.start === 'before') presence.wait();
    splits.take(wanted, (split) => {
      if (current === play) stageScene(play, split);
    });
  }

  /** Reads what it must, then writes: the scene stands in the page, and goes unless it is held. */
  function stageScene(play: ScenePlay, split: Split | null, again?: ScenePoint): void {
    const boxes = options.boxes.hold();
    const baseFilter = options.baseFilter();
    const compiled = compilePlay(play, {
      layer,
      nodes,
      level: level(),
      boxes,
      baseFilter,
      split,
      motion,
      effects: options.features.effects,
    });
    if (split) builtWidth = boxes.slide.width;
    for (const before of [play, leaving]) before?.staged?.run.dispose();
    leaving = null;
    if (!split) splits?.revert();
    const run = createSceneRun({
      compiled,
      motion,
      effects: options.features.effects,
      clock,
      content: nodes.content,
      boxes,
      inline,
      at: again ?? (play.plan.runsBack ? SCENE_END : SCENE_START),
      cues: sceneCues({
        startMs: play.delayMs,
        frames: compiled.frames,
        onStart: () => stage.start(play.name, moveOf(play), play.plan.start === 'before'),
        onFrameStarted: (index) => stage.frameStarted(play.name, index),
        onFrameEnded: (index) => stage.frameEnded(play.name, index),
        onPassed: (span) => presence.passed(span, moveOf(play)),
      }),
      onOver: () => over(play),
    });
    run.setSpeed(speed);
    play.staged = { run, compiled };
    presence.ready();
    if (!again) takeStage(play);
    options.boxes.release();
    if (seekMs !== null) run.seek(play.delayMs + seekMs);
    if (!isPaused && !play.isOver) run.go(directionOf(play));
  }

  /** What holds from a scene's first moment on. */
  function takeStage(play: ScenePlay): void {
    const isAnew = play.plan.start === 'before';
    presence.take(moveOf(play), isAnew);
    if (play.plan.runsBack) stage.start(play.name, moveOf(play), false);
    else if (isAnew) options.onEntry(play);
  }

  function over(play: ScenePlay): void {
    play.isOver = true;
    played = compact(playedAfter(played, { ...play, goal: play.plan.goal }));
    if (played.length === 0) release(play);
    const move = moveOf(play);
    presence.arrive(move);
    if (move === 'leave') options.onLeft();
    stage.arrive(play.name, move);
  }

  /** The style sheet shows the very same. */
  function release(play: ScenePlay): void {
    play.staged?.run.dispose();
    play.staged = null;
    splits?.revert();
  }

  function turn(play: ScenePlay, isBack: boolean): void {
    play.isBack = isBack;
    play.isOver = false;
    played = play.playedBefore;
    presence.take(moveOf(play), false);
    stage.start(play.name, moveOf(play), false);
    play.staged?.run.go(directionOf(play));
  }

  /** Brings a scene that is over back, to be moved in time. */
  function revive(play: ScenePlay): void {
    isPaused = true;
    play.isOver = false;
    played = play.playedBefore;
    if (!play.staged) stageScene(play, null, SCENE_END);
  }

  function finish(): void {
    if (!current || current.isOver) return;
    cancelBuild();
    if (!current.staged) stageScene(current, null);
    current.staged?.run.complete(directionOf(current));
  }

  function pause(): void {
    isPaused = true;
    current?.staged?.run.pause();
  }

  return {
    get current() {
      return current;
    },
    get played() {
      return played;
    },
    get isBusy() {
      return current !== null && !current.isOver;
    },
    get isPaused() {
      return isPaused;
    },
    play(name, playOptions) {
      const { reversed = false } = playOptions;
      isPaused = false;
      const canTurn = current?.staged && current.name === name && current.plan.goal === 'end';
      if (current && canTurn && current.isBack !== reversed) turn(current, reversed);
      else begin(name, playOptions);
    },
    finish,
    pause,
    resume() {
      isPaused = false;
      if (current && !current.isOver) current.staged?.run.go(directionOf(current));
    },
    setSpeed(next) {
      speed = next;
      current?.staged?.run.setSpeed(next);
    },
    seek(timeMs) {
      if (!current) {
        begin('in', {});
        pause();
      }
      if (current?.isOver) revive(current);
      if (current?.staged) current.staged.run.seek(current.delayMs + timeMs);
      else seekMs = timeMs;
    },
    relayout() {
      const play = current;
      if (!play?.staged) return;
      const { point } = play.staged.run;
      const split = splits?.current ?? null;
      if (!splits || !split || options.boxes.current.slide.width === builtWidth)
        return stageScene(play, split, point);
      // Its lines are held as they broke before.
      splits.take(split.kind, (anew) => {
        if (current === play && play.staged) stageScene(play, anew, point);
      });
    },
    reset() {
      cancelBuild();
      for (const play of [current, leaving]) play?.staged?.run.dispose();
      splits?.revert();
      presence.reset();
      stage.reset();
      current = null;
      leaving = null;
      played = [];
      isPaused = false;
      seekMs = null;
    },
  };
}
