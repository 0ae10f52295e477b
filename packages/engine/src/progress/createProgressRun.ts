import type { Clock, Disposer } from '@vitrine/browser';
import type { createTimeline, Step, Timeline, Track } from '@vitrine/motion';
import { PROGRESS_BASE_MS, PROGRESS_REWIND_MS } from '../limits.ts';
import type { Progress } from './createProgressReading.ts';
import type { PROGRESS_MOVES } from './progressMoves.ts';

interface ProgressRunOptions {
  readonly fills: readonly Element[];
  readonly moves: (typeof PROGRESS_MOVES)['cw'];
  /** Runs back to its start instead of starting over at once. */
  readonly runsBack: boolean;
  readonly clock: Clock;
  readonly createTimeline: typeof createTimeline;
  readonly progress: () => Progress;
}

export interface ProgressRun {
  /** Goes where the bar belongs, and on from there. */
  follow(): void;
  dispose: Disposer;
}

/** What happened at the very beginning of an animation would be seen before it, too. */
const AT_ONCE_MS = 1;
const after = (ms: number, { startMs, durationMs, ...step }: Step): Step => ({
  ...step,
  startMs: startMs + ms,
  durationMs: durationMs - ms,
});

/** So little of a slide's time has run that it has just begun. */
const JUST_BEGUN = 0.02;

/** Moves a progress bar: one timeline, set to a place and a speed whenever the slideshow changes, and never in between. */
export function createProgressRun(options: ProgressRunOptions): ProgressRun {
  const { fills, moves, runsBack, clock, createTimeline: create, progress } = options;
  let timeline: Timeline | null = null;
  let madeParts = 0;
  let stopRewind: Disposer | null = null;

  function timelineOf(parts: number): Timeline {
    if (timeline && madeParts === parts) return timeline;
    timeline?.dispose();
    madeParts = parts;
    const durationMs = (parts * PROGRESS_BASE_MS) / moves.length;
    const tracks = moves.flatMap(({ empty, begun, full }, index): Track[] => {
      const element = fills[index];
      const step = { startMs: index * durationMs, durationMs, ease: 'none', style: full };
      const steps = begun
        ? [{ ...step, durationMs: AT_ONCE_MS, style: begun }, after(AT_ONCE_MS, step)]
        : [step];
      return element ? [{ element, start: empty, steps }] : [];
    });
    timeline = create(tracks);
    return timeline;
  }

  function follow(): void {
    if (stopRewind) return;
    const { parts, done, runsMs } = progress();
    const line = timelineOf(parts);
    if (runsBack && rewind(line, done, runsMs)) return;
    line.pause();
    line.seek(done * PROGRESS_BASE_MS);
    if (runsMs === null) return;
    line.setSpeed(PROGRESS_BASE_MS / runsMs);
    line.play();
  }

  /** To where the bar belongs when it is back: the slide's time runs meanwhile. */
  function rewind(line: Timeline, done: number, runsMs: number | null): boolean {
    const aheadMs = runsMs === null ? 0 : (PROGRESS_REWIND_MS / runsMs) * PROGRESS_BASE_MS;
    const backMs = line.timeMs - (done * PROGRESS_BASE_MS + aheadMs);
    if (done % 1 > JUST_BEGUN || backMs < PROGRESS_BASE_MS * JUST_BEGUN) return false;
    line.pause();
    line.setSpeed(backMs / PROGRESS_REWIND_MS);
    line.reverse();
    stopRewind = clock.after(PROGRESS_REWIND_MS, () => {
      stopRewind = null;
      follow();
    });
    return true;
  }

  return {
    follow,
    dispose() {
      stopRewind?.();
      stopRewind = null;
      timeline?.dispose();
      timeline = null;
    },
  };
}
