import { type Clock, createDisposers } from '@vitrine/browser';
import type { Motion } from '../../ports/Motion.ts';
import type { LayerBoxes } from '../boxes/LayerBoxes.ts';
import type { LayerFeatures } from '../LayerFeatures.ts';
import type { CompiledScene } from '../scene/CompiledScene.ts';
import { type Cue, createCues } from './createCues.ts';
import type { InlineStyles } from './createInlineStyles.ts';

interface SceneRunOptions {
  readonly compiled: CompiledScene;
  readonly motion: Motion;
  readonly effects: LayerFeatures['effects'];
  readonly clock: Clock;
  readonly content: HTMLElement;
  readonly boxes: LayerBoxes;
  readonly inline: InlineStyles;
  readonly cues: readonly Cue[];
  /** Where it stands at first. */
  readonly at: ScenePoint;
  /** It has come to its end, or to its start when it ran back. */
  readonly onOver: () => void;
}

/** A moment of a scene. */
export interface ScenePoint {
  readonly ms: number;
  /** How much of it has been told. */
  readonly told: number;
}

export const SCENE_START: ScenePoint = { ms: 0, told: 0 };
export const SCENE_END: ScenePoint = { ms: Infinity, told: Infinity };

/** A scene in the page: it stands still until it is told to go. */
export interface SceneRun {
  readonly durationMs: number;
  readonly timeMs: number;
  readonly point: ScenePoint;
  go(direction: 1 | -1): void;
  pause(): void;
  seek(timeMs: number): void;
  setSpeed(speed: number): void;
  /** Jumps to where it was going, telling all that lies between. */
  complete(direction: 1 | -1): void;
  dispose(): void;
}

export function createSceneRun(options: SceneRunOptions): SceneRun {
  const { compiled, motion, effects, clock, content, boxes, inline, at, onOver } = options;
  const { durationMs } = compiled;
  const disposers = createDisposers();
  const added = effects?.createSceneEffects(compiled, content, boxes, motion.createMorph);
  for (const { element, property, value } of compiled.inline)
    disposers.add(inline.claim(element, property, value));
  if (added) disposers.add(added.dispose);
  const timeline = motion.createTimeline([...compiled.tracks, ...(added?.tracks ?? [])], {
    durationMs,
    onFinish: () => over(),
  });
  disposers.add(() => timeline.dispose());
  const allCues = [...options.cues, ...(added?.cues ?? [])];
  const cues = createCues({
    clock,
    cues: allCues,
    timeMs: () => timeline.timeMs,
    told: Math.min(at.told, allCues.length),
  });
  disposers.add(cues.dispose);
  let speed = 1;
  let direction: -1 | 0 | 1 = 0;
  let isDisposed = false;
  const seek = (timeMs: number): void => timeline.seek(Math.min(durationMs, Math.max(0, timeMs)));
  if (at.ms > 0) seek(at.ms);
  follow();

  function follow(): void {
    cues.follow(direction * speed);
    added?.follow(timeline.timeMs, direction * speed);
  }

  function over(): void {
    if (isDisposed) return;
    cues.complete();
    // What was told may have ended it.
    if (isDisposed) return;
    direction = 0;
    cues.follow(0);
    // Browsers throw finished animations away once later ones cover them; this one may have to show again.
    timeline.pause();
    onOver();
  }

  return {
    durationMs,
    get timeMs() {
      return timeline.timeMs;
    },
    get point() {
      return { ms: timeline.timeMs, told: cues.told };
    },
    go(next) {
      if (isDisposed) return;
      direction = next;
      if (next > 0) timeline.play();
      else timeline.reverse();
      follow();
    },
    pause() {
      if (isDisposed) return;
      direction = 0;
      timeline.pause();
      follow();
    },
    seek(timeMs) {
      if (isDisposed) return;
      seek(timeMs);
      added?.follow(timeline.timeMs, direction * speed);
      cues.jump();
    },
    setSpeed(next) {
      speed = Math.max(0, next);
      timeline.setSpeed(speed);
      follow();
    },
    complete(towards) {
      if (isDisposed) return;
      direction = towards;
      timeline.pause();
      seek(towards > 0 ? durationMs : 0);
      cues.follow(towards);
      over();
    },
    dispose() {
      isDisposed = true;
      disposers.dispose();
    },
  };
}
