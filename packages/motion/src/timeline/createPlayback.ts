import { browserClock, type Disposer } from '@vitrine/browser';
import type { Timeline } from './Timeline.ts';

/** An animation and the time at which it is over; later it only holds its last state. */
export interface Member {
  readonly animation: Animation;
  readonly endMs: number;
}

interface PlaybackOptions {
  readonly members: readonly Member[];
  readonly durationMs: number;
  readonly onFinish: (() => void) | undefined;
}

/** Longer than anyone looks on; the browser takes no endless wait. */
const LONG_MS = 1e10;

/** The time of animations goes on by frames: what is left when a timer comes may be up to this. */
const FRAME_MS = 1000 / 60;

/** Developer tools change how fast animations go, and tell nobody: a far end is looked for now and then. */
const LOOK_MS = 1000;

/**
 * Animations that stand at the same time, moved as one. One without an element keeps the time: a wait, which the browser does not
 * wake the page up for. Its end is never near, for browsers follow what is about to end frame by frame; a timer looks for it.
 */
export function createPlayback({ members, durationMs, onFinish }: PlaybackOptions): Timeline {
  const keeper = new Animation(new KeyframeEffect(null, null, { delay: LONG_MS, fill: 'both' }));
  const all: readonly Member[] = [{ animation: keeper, endMs: LONG_MS }, ...members];
  let speed = 1;
  let running: number | null = null;
  /** Every animation is paused: what is over would else start to run when it is sought back. */
  let isHeld = true;
  let forgetEnd: Disposer = () => undefined;

  const time = (): number => Math.min(durationMs, Number(keeper.currentTime ?? 0));
  const stand = (timeMs: number): void => {
    for (const { animation } of all) animation.currentTime = timeMs;
  };
  const pause = (): void => {
    forgetEnd();
    running = null;
    if (!isHeld) for (const { animation } of all) animation.pause();
    isHeld = true;
  };
  const run = (rate: number, from = time()): void => {
    running = rate;
    isHeld = false;
    for (const member of all) start(member, rate, from);
    awaitEnd();
  };
  const leftMs = (): number => {
    const rate = running ?? 0;
    return (rate < 0 ? time() : durationMs - time()) / Math.abs(rate);
  };
  /** Counted from when the browser has begun, which takes it a frame or more. */
  function awaitEnd(): void {
    forgetEnd();
    let isForgotten = false;
    let cancel: Disposer | undefined;
    forgetEnd = () => {
      isForgotten = true;
      cancel?.();
    };
    const look = (): void => {
      const ms = leftMs();
      if (isForgotten) return;
      if (ms < FRAME_MS) finish();
      else if (ms < LONG_MS) cancel = browserClock.after(Math.min(ms, LOOK_MS), look);
    };
    // One that is cancelled before it has begun never does.
    keeper.ready.then(look, () => undefined);
  }
  function finish(): void {
    const isBack = (running ?? 0) < 0;
    running = null;
    keeper.currentTime = isBack ? 0 : durationMs;
    // Holds it, at once where pausing takes a frame.
    keeper.startTime = null;
    for (const { animation, endMs } of members) {
      if (endMs > durationMs) animation.pause();
      else if (animation.playState === 'running') animation.finish();
    }
    onFinish?.();
  }
  // Standing at 0 shows the start state at once, and costs less than playing and pausing.
  stand(0);

  return {
    durationMs,
    get timeMs() {
      return time();
    },
    play: () => run(speed),
    reverse: () => run(-speed),
    pause,
    seek(timeMs) {
      const inside = Math.min(durationMs, Math.max(0, timeMs));
      if (running === null) pause();
      stand(inside);
      if (running !== null) run(running, inside);
    },
    setSpeed(next) {
      speed = Math.max(0, next);
      if (running !== null) running = Math.sign(running || 1) * speed;
      for (const { animation } of all)
        animation.updatePlaybackRate(Math.sign(animation.playbackRate || 1) * speed);
      if (running !== null) awaitEnd();
    },
    dispose() {
      forgetEnd();
      for (const { animation } of all) animation.cancel();
    },
  };
}

/**
 * Runs an animation from a time of the whole. Played past its end the browser would begin it anew; it is only set there,
 * and holds its last state. One that was ended stands where its effect ends, which may be later than it moves.
 */
function start({ animation, endMs }: Member, rate: number, from: number): void {
  if (animation.playbackRate !== rate) animation.playbackRate = rate;
  if (Number(animation.currentTime) > endMs) animation.currentTime = from;
  const isOver = rate < 0 ? from <= 0 : from >= endMs;
  if (!isOver) animation.play();
  if (isOver || from > endMs) animation.currentTime = from;
}
