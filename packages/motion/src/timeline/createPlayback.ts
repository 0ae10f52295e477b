import type { Timeline } from './Timeline.ts';

interface PlaybackOptions {
  readonly animations: readonly Animation[];
  readonly durationMs: number;
  /** The timing of the whole, for the one animation without an element that keeps the time. */
  readonly timing: OptionalEffectTiming;
  readonly onFinish: (() => void) | undefined;
}

/** Animations that stand at the same time, moved as one. */
export function createPlayback({ animations, durationMs, timing, onFinish }: PlaybackOptions): Timeline {
  const keeper = new Animation(new KeyframeEffect(null, null, timing));
  const all = [keeper, ...animations];
  let speed = 1;

  const time = (): number => Number(keeper.currentTime ?? 0);
  const seek = (timeMs: number): void => {
    const inside = Math.min(durationMs, Math.max(0, timeMs));
    for (const animation of all) animation.currentTime = inside;
  };
  const run = (rate: number): void => {
    const from = time();
    // The browser would begin anew there; a scene that is over stays over.
    const atEnd = rate < 0 ? from <= 0 : from >= durationMs;
    for (const animation of all) {
      if (animation.playbackRate !== rate) animation.playbackRate = rate;
      animation.play();
      if (atEnd) animation.currentTime = from;
    }
  };
  keeper.onfinish = () => onFinish?.();
  // Standing at 0 shows the start state at once, and costs less than playing and pausing.
  for (const animation of all) animation.currentTime = 0;

  return {
    durationMs,
    get timeMs() {
      return time();
    },
    play: () => run(speed),
    reverse: () => run(-speed),
    pause() {
      for (const animation of all) animation.pause();
    },
    seek,
    setSpeed(next) {
      speed = Math.max(0, next);
      for (const animation of all)
        animation.updatePlaybackRate(Math.sign(animation.playbackRate || 1) * speed);
    },
    dispose() {
      keeper.onfinish = null;
      for (const animation of all) animation.cancel();
    },
  };
}
