import type { Clock, Disposer } from '@vitrine/browser';
import type { createTimeline, Style, Timeline } from '@vitrine/motion';
import { PROGRESS_BASE_MS, PROGRESS_REWIND_MS } from '../limits.ts';
import type { Progress } from './createProgressReading.ts';

interface ProgressRunOptions {
  readonly element: Element;
  readonly styles: { readonly empty: Style; readonly full: Style };
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

/** So little of a slide's time has run that it has just begun. */
const JUST_BEGUN = 0.02;

/** Moves a progress bar: one timeline, set to a place and a speed whenever the slideshow changes, and never in between. */
export function createProgressRun(options: ProgressRunOptions): ProgressRun {
  const { element, styles, runsBack, clock, createTimeline: create, progress } = options;
  let timeline: Timeline | null = null;
  let madeParts = 0;
  let stopRewind: Disposer | null = null;

  function timelineOf(parts: number): Timeline {
    if (timeline && madeParts === parts) return timeline;
    timeline?.dispose();
    madeParts = parts;
    const step = { startMs: 0, durationMs: parts * PROGRESS_BASE_MS, ease: 'none', style: styles.full };
    timeline = create([{ element, start: styles.empty, steps: [step] }]);
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
