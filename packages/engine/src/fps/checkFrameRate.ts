import type { Clock, Disposer } from '@vitrine/browser';
import { FRAME_RATE_CHECK_MS, FRAME_RATE_SAMPLES, LOW_FRAME_RATE } from '../limits.ts';

interface FrameRateOptions {
  readonly clock: Clock;
  readonly onLow: (framesPerSecond: number) => void;
}

/**
 * spec/2 §9: looks at the frame rate over 4000 ms, and tells when it is below 30. It takes a few samples of two frames
 * each: a script in every frame would itself cost what it measures.
 */
export function checkFrameRate({ clock, onLow }: FrameRateOptions): Disposer {
  const spans: number[] = [];
  let cancel: Disposer = () => undefined;

  function sample(): void {
    cancel = clock.nextFrame((startMs) => {
      cancel = clock.nextFrame((endMs) => {
        spans.push(endMs - startMs);
        if (spans.length < FRAME_RATE_SAMPLES)
          cancel = clock.after(FRAME_RATE_CHECK_MS / FRAME_RATE_SAMPLES, sample);
        else judge();
      });
    });
  }

  function judge(): void {
    const framesPerSecond = 1000 / median(spans);
    if (framesPerSecond < LOW_FRAME_RATE) onLow(Math.round(framesPerSecond));
  }

  sample();
  return () => cancel();
}

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
