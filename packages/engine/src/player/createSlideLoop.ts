import type { Clock, Disposer } from '@vitrine/browser';
import type { SlidePlayer } from './createSlidePlayer.ts';

/**
 * spec/1 §3, slide loop: when the slide's time reaches the end of the loop, its layers go back to where the loop starts
 * and play on; -1 repeats for ever.
 */
export function createSlideLoop(player: SlidePlayer, clock: Clock): Disposer {
  const { use, repeat, startMs, endMs } = player.slide.loop;
  if (!use || endMs <= startMs || repeat === 0) return () => undefined;
  let left = repeat < 0 ? Infinity : repeat;
  let cancel: Disposer = clock.after(endMs, again);
  function again(): void {
    if (left-- <= 0) return;
    for (const each of player.all) if (each.isEntered) each.replayFrom(startMs);
    cancel = clock.after(endMs - startMs, again);
  }
  return () => cancel();
}
