import type { Clock, Disposer } from '@vitrine/browser';
import type { createTimeline as CreateTimeline, Ease, Timeline } from '@vitrine/motion';
import type { CarouselGauge } from '../ports/Stage.ts';
import type { Lane } from './createLane.ts';
import type { SlideWriter } from './createSlideWriter.ts';
import { sampleTimes } from './sampleTimes.ts';

interface MovementOptions {
  readonly lane: Lane;
  readonly from: number;
  readonly to: number;
  /** The slide that it leads to. */
  readonly key: string;
  readonly durationMs: number;
  readonly ease: Ease;
  readonly gauge: CarouselGauge;
  readonly writer: SlideWriter;
  readonly clock: Clock;
  readonly createTimeline: typeof CreateTimeline;
  readonly onOver: ((interrupted: boolean) => void) | null;
  readonly onArrived: () => void;
}

/** Slides on their way from one position to another. */
export interface Movement {
  readonly to: number;
  readonly key: string;
  readonly position: number;
  /** The change that it is part of; slides that were let go may still become one. */
  onOver: ((interrupted: boolean) => void) | null;
  /** Goes on in another size. */
  relayout(gauge: CarouselGauge): void;
  stop: Disposer;
}

export function createMovement(options: MovementOptions): Movement {
  const { lane, from, to, key, durationMs, ease, writer, clock, createTimeline, onArrived } = options;
  const positionAt = (share: number): number => from + (to - from) * ease(share);
  const points = sampleTimes(ease, to - from).map((share) => ({
    atMs: share * durationMs,
    position: share === 1 ? to : positionAt(share),
  }));
  let timeline = run(options.gauge, 0);
  writer.clear();
  const stopRanks = rankAlong();

  function run(gauge: CarouselGauge, fromMs: number): Timeline {
    const made = createTimeline(writer.tracks(lane, points, gauge), { durationMs, onFinish: onArrived });
    if (fromMs > 0) made.seek(fromMs);
    made.play();
    return made;
  }

  /** The compositor moves slides, but does not change which one is in front: that happens where two are as near. */
  function rankAlong(): Disposer {
    writer.rank(lane, from);
    const calls = points.flatMap(({ atMs, position }, index) => {
      const before = points[index - 1]?.position ?? from;
      if (Math.round(position) === Math.round(before)) return [];
      return [clock.after(atMs, () => writer.rank(lane, position))];
    });
    return () => {
      for (const cancel of calls) cancel();
    };
  }

  return {
    to,
    key,
    onOver: options.onOver,
    get position() {
      const share = timeline.timeMs / durationMs;
      return share >= 1 ? to : positionAt(Math.max(0, share));
    },
    relayout(gauge) {
      const { timeMs } = timeline;
      timeline.dispose();
      timeline = run(gauge, timeMs);
    },
    stop() {
      stopRanks();
      timeline.dispose();
    },
  };
}
