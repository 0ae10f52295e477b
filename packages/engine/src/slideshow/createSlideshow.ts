import type { Clock, Disposer } from '@vitrine/browser';
import type { HoldReason, SlideshowStatus, Slideshow } from '../ports/Show.ts';

interface SlideshowOptions {
  readonly clock: Clock;
  /** The slide's time is over, since this moment. */
  readonly onEnded: (dueMs: number) => void;
  /** Playing, paused or off has changed. */
  readonly onStatus?: (status: SlideshowStatus) => void;
  /** Anything of it has changed: its status, its time, or why it is held. */
  readonly onChange?: () => void;
}

/**
 * One timer and one set of reasons that hold it. What holds it does not matter to it, so no two of them can
 * disagree, and the time that is left is kept.
 */
export function createSlideshow({ clock, onEnded, onStatus, onChange }: SlideshowOptions): Slideshow {
  const reasons = new Set<HoldReason>();
  let leftMs = 0;
  let runningSinceMs: number | null = null;
  let isOn = false;
  let told: SlideshowStatus = 'off';
  let cancel: Disposer = () => undefined;

  const remaining = (): number =>
    runningSinceMs === null ? leftMs : Math.max(0, leftMs - (clock.now() - runningSinceMs));
  const statusNow = (): SlideshowStatus => (!isOn ? 'off' : runningSinceMs === null ? 'paused' : 'playing');

  function halt(): void {
    leftMs = remaining();
    runningSinceMs = null;
    cancel();
  }

  function run(): void {
    if (!isOn || runningSinceMs !== null || reasons.size > 0) return;
    runningSinceMs = clock.now();
    const dueMs = runningSinceMs + leftMs;
    cancel = clock.after(leftMs, () => {
      halt();
      leftMs = 0;
      isOn = false;
      onEnded(dueMs);
      tell();
    });
  }

  function tell(): void {
    if (statusNow() !== told) {
      told = statusNow();
      onStatus?.(told);
    }
    onChange?.();
  }

  return {
    get status() {
      return statusNow();
    },
    get remainingMs() {
      return remaining();
    },
    reasons,
    start(lengthMs) {
      halt();
      leftMs = Math.max(0, lengthMs);
      isOn = true;
      run();
      tell();
    },
    hold(reason) {
      if (reasons.has(reason)) return;
      reasons.add(reason);
      halt();
      tell();
    },
    release(reason) {
      if (!reasons.delete(reason)) return;
      run();
      tell();
    },
    stop() {
      halt();
      isOn = false;
      leftMs = 0;
      tell();
    },
  };
}
