import type { Timeline } from '@vitrine/motion';
import type { Motion } from '../../ports/Motion.ts';
import type { Morph } from '../scene/morphOf.ts';
import type { Cue } from './createCues.ts';

/** A morph that follows the timeline of its scene: what does it is loaded first, and has a time of its own. */
export interface MorphRun {
  /** Moments at which it starts to move. */
  readonly cues: readonly Cue[];
  /** The scene stands at this time and runs at this rate. */
  follow(timeMs: number, rate: number): void;
  dispose(): void;
}

export function createMorphRun(
  { path, toPath, startMs, durationMs, ease, isReversed }: Morph,
  createMorph: Motion['createMorph'],
): MorphRun {
  let timeline: Timeline | null = null;
  let isDisposed = false;
  let last = { timeMs: 0, rate: 0 };

  function follow(timeMs: number, rate: number): void {
    last = { timeMs, rate };
    if (!timeline) return;
    const ownMs = Math.min(durationMs, Math.max(0, timeMs - startMs));
    const isMoving = rate > 0 ? timeMs >= startMs && ownMs < durationMs : rate < 0 && ownMs > 0;
    timeline.pause();
    timeline.seek(isReversed ? durationMs - ownMs : ownMs);
    if (!isMoving || timeMs > startMs + durationMs) return;
    timeline.setSpeed(Math.abs(rate));
    if (rate > 0 === !isReversed) timeline.play();
    else timeline.reverse();
  }

  async function load(): Promise<void> {
    const made = await createMorph(path, toPath, { durationMs, ease });
    if (isDisposed) return made.dispose();
    timeline = made;
    follow(last.timeMs, last.rate);
  }
  void load();

  const move = (ms: number) => (): void => follow(ms, last.rate);
  const still = (): void => undefined;
  return {
    cues: [
      { ms: startMs, forward: move(startMs), backward: still },
      { ms: startMs + durationMs, forward: still, backward: move(startMs + durationMs) },
    ],
    follow,
    dispose() {
      isDisposed = true;
      timeline?.dispose();
    },
  };
}
