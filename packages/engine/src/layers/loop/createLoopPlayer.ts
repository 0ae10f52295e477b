import type { PoseContext } from '../pose/framePose.ts';
import { createLoops, type Loops, type LoopsOptions } from './createLoops.ts';

/** What loops are made with: it stays the same when they are made anew after a resize. */
export interface LoopStart extends Pick<PoseContext, 'values'> {
  readonly delayMs: number;
}

/** The loops of a layer over its stay on the stage. */
export interface LoopPlayer {
  /** From their start. They stand still until they are played. */
  begin(start: LoopStart): void;
  play(): void;
  pause(): void;
  seek(timeMs: number): void;
  setSpeed(speed: number): void;
  /** Anew, at the same time. */
  relayout(): void;
  dispose(): void;
}

interface LoopPlayerOptions extends Omit<LoopsOptions, 'context'> {
  /** Measures how the layer stands now. */
  readonly context: () => Omit<PoseContext, 'values'>;
}

export function createLoopPlayer({ context, ...options }: LoopPlayerOptions): LoopPlayer {
  let loops: Loops | null = null;
  let current: LoopStart | null = null;
  let isPlaying = false;
  let speed = 1;

  function build(start: LoopStart, atMs: number): void {
    loops?.dispose();
    const { values, delayMs } = start;
    loops = createLoops({ ...options, context: { ...context(), values, delayMs } });
    current = start;
    loops?.setSpeed(speed);
    if (atMs > 0) loops?.seek(atMs);
    if (isPlaying) loops?.play();
  }

  return {
    begin(start) {
      isPlaying = false;
      build(start, 0);
    },
    play() {
      isPlaying = true;
      loops?.play();
    },
    pause() {
      isPlaying = false;
      loops?.pause();
    },
    seek(timeMs) {
      loops?.seek((current?.delayMs ?? 0) + timeMs);
    },
    setSpeed(next) {
      speed = next;
      loops?.setSpeed(next);
    },
    relayout() {
      if (loops && current) build(current, loops.timeMs);
    },
    dispose() {
      loops?.dispose();
      loops = null;
      current = null;
      isPlaying = false;
    },
  };
}
