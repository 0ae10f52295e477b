import { lengthOf, toKeyframes } from './toKeyframes.ts';
import type { Track } from './Track.ts';

export interface Timeline {
  readonly durationMs: number;
  /** Where it stands now. */
  readonly timeMs: number;
  /** Runs forward from where it stands. */
  play(): void;
  /** Runs back from where it stands. */
  reverse(): void;
  pause(): void;
  /** Jumps there and stays paused, or goes on playing. */
  seek(timeMs: number): void;
  /** 1 is as written, 2 twice as fast. */
  setSpeed(speed: number): void;
  /** Takes every animation away: the elements show their own styles again. */
  dispose(): void;
}

interface TimelineOptions {
  /** Length of the scene; default: until its last step is over. */
  readonly durationMs?: number;
  /** It has come to its end, or to its start when it ran back. */
  readonly onFinish?: () => void;
}

/**
 * Several tracks as one timeline. Each is one animation as long as the whole, so all stand at the same time and
 * the compositor runs them; one without an element keeps the time when there is nothing to move.
 */
export function createTimeline(
  tracks: readonly Track[],
  { durationMs, onFinish }: TimelineOptions = {},
): Timeline {
  const totalMs = durationMs ?? Math.max(0, ...tracks.map(lengthOf));
  const timing: KeyframeAnimationOptions = { duration: totalMs, fill: 'both', easing: 'linear' };
  const moving = tracks.map((track) => track.element.animate(toKeyframes(track, totalMs), timing));
  const keeper = new Animation(new KeyframeEffect(null, null, timing));
  const all = [keeper, ...moving];
  let speed = 1;

  const run = (rate: number): void => {
    const from = time();
    for (const animation of all) {
      animation.playbackRate = rate;
      animation.play();
      animation.currentTime = from;
    }
  };
  const time = (): number => Number(keeper.currentTime ?? 0);
  keeper.onfinish = () => onFinish?.();
  for (const animation of all) animation.pause();

  return {
    durationMs: totalMs,
    get timeMs() {
      return time();
    },
    play: () => run(speed),
    reverse: () => run(-speed),
    pause() {
      for (const animation of all) animation.pause();
    },
    seek(timeMs) {
      for (const animation of all) animation.currentTime = timeMs;
    },
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
