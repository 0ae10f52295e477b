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

/**
 * Animations that stand at the same time, moved as one. One without an element keeps the time. All of it is a wait, for
 * its end or, running back, for its start: were it ever at work, the browser would wake up the page for every frame.
 */
export function createPlayback({ members, durationMs, onFinish }: PlaybackOptions): Timeline {
  const wait = new KeyframeEffect(null, null, { fill: 'both' });
  const keeper = new Animation(wait);
  const waitMs = Math.min(LONG_MS, durationMs);
  const all: readonly Member[] = [{ animation: keeper, endMs: durationMs }, ...members];
  let speed = 1;
  let running: number | null = null;
  /** Every animation is paused: what is over would else start to run when it is sought back. */
  let isHeld = true;

  const time = (): number => Number(keeper.currentTime ?? 0);
  const stand = (timeMs: number): void => {
    for (const { animation } of all) animation.currentTime = timeMs;
  };
  const pause = (): void => {
    running = null;
    if (!isHeld) for (const { animation } of all) animation.pause();
    isHeld = true;
  };
  const run = (rate: number, from = time()): void => {
    running = rate;
    isHeld = false;
    wait.updateTiming(rate < 0 ? { delay: 0, endDelay: waitMs } : { delay: waitMs, endDelay: 0 });
    for (const member of all) start(member, rate, from, member.animation === keeper);
  };
  keeper.onfinish = () => {
    running = null;
    for (const { animation, endMs } of members) {
      if (endMs > durationMs) animation.pause();
      // On a busy machine some start a little later than the one that keeps the time.
      else if (animation.playState === 'running') animation.finish();
    }
    onFinish?.();
  };
  wait.updateTiming({ delay: waitMs });
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
    },
    dispose() {
      keeper.onfinish = null;
      for (const { animation } of all) animation.cancel();
    },
  };
}

/**
 * Runs an animation from a time of the whole. Played past its end the browser would begin it anew; it is only set there,
 * and holds its last state.
 */
function start({ animation, endMs }: Member, rate: number, from: number, isKeeper: boolean): void {
  if (animation.playbackRate !== rate) animation.playbackRate = rate;
  const isOver = rate < 0 ? from <= 0 : from >= endMs;
  if (!isOver || isKeeper) animation.play();
  if (isOver || from > endMs) animation.currentTime = from;
}
