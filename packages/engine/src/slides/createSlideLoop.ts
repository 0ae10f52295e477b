import type { Clock, Disposer } from '@vitrine/browser';
import type { Slide } from '@vitrine/model';
import type { LayerPlayer } from '../ports/LayerPlayer.ts';

interface SlideLoopOptions {
  readonly loop: Slide['loop'];
  readonly layers: readonly LayerPlayer[];
  readonly clock: Clock;
}

/**
 * spec/1 §3, slide loop: when the slide's time reaches the end of the loop, its layers go back to where the loop starts
 * and play on; -1 repeats for ever.
 */
export function createSlideLoop({ loop, layers, clock }: SlideLoopOptions): Disposer {
  const { use, repeat, startMs, endMs } = loop;
  if (!use || endMs <= startMs || repeat === 0) return () => undefined;
  let left = repeat < 0 ? Infinity : repeat;
  let cancel: Disposer = clock.after(endMs, again);
  function again(): void {
    if (left-- <= 0) return;
    for (const each of layers) if (each.isEntered) each.replayFrom(startMs);
    cancel = clock.after(endMs - startMs, again);
  }
  return () => cancel();
}
