import type { Clock } from '@vitrine/browser';
import { MOST_LATE_MS } from '../limits.ts';
import type { Show, ShowState, SlideTime } from '../ports/Show.ts';
import { createLoopCount } from './createLoopCount.ts';
import { createSlideshow } from './createSlideshow.ts';

interface ShowOptions {
  readonly clock: Clock;
  /** Whether the author lets it run by itself. */
  readonly auto: boolean;
  readonly loop: number;
  readonly stopAt: number;
  /** The slide that shows: its place from 1, and of how many. */
  readonly position: () => { readonly number: number; readonly count: number };
  /** The time of a slide is over. */
  readonly onEnded: () => void;
  /** Time for the next slide. */
  readonly onNext: () => void;
  /** It has run through as often as it should. */
  readonly onFinished: () => void;
  readonly onPause: () => void;
  readonly onResume: () => void;
}

export function createShow(options: ShowOptions): Show {
  const { clock, position, onEnded, onNext, onFinished, onPause, onResume } = options;
  const loops = createLoopCount(options);
  let isOn = options.auto;
  let lastTime: SlideTime | null = null;
  let wasPaused = false;
  let isFinished = false;
  /** When the slide was due that the show has asked for. */
  let nextDueMs: number | null = null;
  const watchers = new Set<(state: ShowState) => void>();
  const timer = createSlideshow({
    clock,
    onEnded(dueMs) {
      nextDueMs = dueMs;
      onEnded();
      const { number, count } = position();
      if (!loops.isOver(number, count)) return onNext();
      isOn = false;
      isFinished = true;
      onFinished();
    },
    onStatus(status) {
      if (status === 'paused') onPause();
      else if (status === 'playing' && wasPaused) onResume();
      wasPaused = status === 'paused' || (wasPaused && status === 'off');
    },
    onChange: tell,
  });

  const canRun = (): boolean => isOn && position().count > 1;

  function state(): ShowState {
    const { status, remainingMs, reasons } = timer;
    const lengthMs = lastTime?.lengthMs ?? 0;
    return { ...position(), status, isOn: canRun(), isFinished, lengthMs, remainingMs, reasons };
  }

  function tell(): void {
    if (watchers.size === 0) return;
    const now = state();
    for (const call of watchers) call(now);
  }

  function resume(): void {
    isOn = true;
    const { number, count } = position();
    if (isFinished) loops.renew(number, count);
    isFinished = false;
    timer.release('forced');
    if (timer.status === 'off' && lastTime && canRun()) timer.start(lastTime.lengthMs);
  }

  return {
    timer,
    get isOn() {
      return canRun();
    },
    slideCame(time) {
      lastTime = time;
      const lateMs = nextDueMs === null ? 0 : clock.now() - nextDueMs;
      nextDueMs = null;
      // What it took to draw slides would add up: after a minute the show would be a second late.
      const spentMs = lateMs <= MOST_LATE_MS ? lateMs : 0;
      if (canRun() && !time.stops) timer.start(time.lengthMs - spentMs);
      else timer.stop();
    },
    play() {
      timer.release('visitor');
      timer.release('reducedMotion');
      // Who starts it with the keyboard has the focus inside, and wants it to run.
      timer.release('focus');
      resume();
    },
    resume,
    watch(call) {
      watchers.add(call);
      call(state());
      return () => void watchers.delete(call);
    },
  };
}
