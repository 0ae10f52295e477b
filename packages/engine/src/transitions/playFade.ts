import type { BackgroundTransition } from '@vitrine/model';
import type { createTimeline, Step, Track } from '@vitrine/motion';
import { TRANSITION_MS } from '../limits.ts';

const EASE = 'power2.inOut';

interface FadeOptions {
  readonly transition: BackgroundTransition | null;
  /** Where the entering background can be seen through, the leaving one fades with it. */
  readonly enteringCovers: boolean;
  readonly entering: HTMLElement;
  readonly leaving: HTMLElement | null;
  readonly durationMs?: number;
  readonly createTimeline: typeof createTimeline;
  readonly onOver: (interrupted: boolean) => void;
}

/** The fade of a background over the one that leaves: what `playTransition` does for it, without all the rest. */
export function playFade(options: FadeOptions): { interrupt(): void } {
  const { transition, enteringCovers, entering, leaving, createTimeline, onOver } = options;
  const durationMs = options.durationMs ?? transition?.durationMs ?? TRANSITION_MS;
  const startMs = transition?.delayMs ?? 0;
  const ease = transition?.ease ?? EASE;
  const fade = (element: HTMLElement, from: number, step: Omit<Step, 'style'>): Track => ({
    element,
    start: { opacity: from },
    steps: [{ ...step, style: { opacity: 1 - from } }],
  });
  const halfMs = durationMs / 2;
  const comes = { startMs, durationMs, ease: transition?.in.ease ?? ease };
  // It waits until the other half covers it, or the page would shine through both.
  const goes = { startMs: startMs + halfMs, durationMs: halfMs, ease };
  const tracks = [fade(entering, 0, comes), ...(leaving && !enteringCovers ? [fade(leaving, 1, goes)] : [])];
  let isOver = false;
  const end = (interrupted: boolean): void => {
    if (isOver) return;
    isOver = true;
    timeline.dispose();
    onOver(interrupted);
  };
  const isInstant = durationMs <= 0;
  const timeline = createTimeline(isInstant ? [] : tracks, {
    durationMs: isInstant ? 0 : startMs + durationMs,
    onFinish: () => end(false),
  });
  timeline.play();
  return { interrupt: () => end(true) };
}
