import type { Clock } from '@vitrine/browser';
import { type createTimeline as CreateTimeline, easeOf } from '@vitrine/motion';
import { CAROUSEL_AHEAD } from '../limits.ts';
import { NOTHING_RUNS, type PlayChange, type RunningChange } from '../ports/SlideChange.ts';
import type { CarouselGauge, Stage } from '../ports/Stage.ts';
import type { Carousel } from './Carousel.ts';
import type { CarouselSettings } from './carouselOffsets.ts';
import { pathTo, rebased, stepsTo } from './carouselPath.ts';
import { nearestKey } from './carouselPosition.ts';
import { createLane, placeAt } from './createLane.ts';
import { createMovement, type Movement } from './createMovement.ts';
import { createSlideWriter } from './createSlideWriter.ts';
import { kept, type Range, rangeAt, rangeOver, seenMap } from './seenAt.ts';
import { type Settle, settleOf } from './settle.ts';

interface CarouselOptions {
  readonly settings: CarouselSettings;
  readonly stage: Pick<Stage, 'slide' | 'measureCarousel'>;
  readonly clock: Clock;
  /** The slides that take turns now, in order, and whose turn it is. */
  readonly keys: () => readonly string[];
  readonly current: () => string;
  /** Which slides are drawn from now on, and how many steps from the current one; null: those that it shows at rest. */
  readonly show: (seen: ReadonlyMap<string, number> | null) => void;
  readonly draw: () => void;
  readonly createTimeline: typeof CreateTimeline;
  readonly isReducedMotion: () => boolean;
}

type Pace = Pick<Settle, 'durationMs' | 'ease'>;

const isOverAtOnce: PlayChange = (onOver) => {
  onOver(false);
  return NOTHING_RUNS;
};
/** Nobody sees a way so short. */
const NO_WAY = 1e-6;

export function createCarousel(options: CarouselOptions): Carousel {
  const { settings, stage, clock, keys, current, show, draw, isReducedMotion } = options;
  const writer = createSlideWriter(settings);
  const settle = settleOf(settings);
  const pace: Pace = { durationMs: settings.durationMs, ease: easeOf(settings.ease) };
  let lane = createLane(settings, keys());
  let restingAt = Math.max(0, lane.keys.indexOf(current()));
  /** Slides stand where they were put, not by the rules of the page. */
  let isFree = false;
  let drawn: Range = [0, -1];
  let gauge: CarouselGauge | null = null;
  let moving: Movement | null = null;
  /** The pointer has the slides. */
  let isHeld = false;
  /** The slide that slides have come to rest at before its turn has. */
  let awaited: string | null = null;
  /** The order that the lane was made of: a long way leaves slides out of it. */
  let order = lane.keys;

  const measure = (): CarouselGauge | null => (gauge ??= stage.measureCarousel());
  const focus = (): number => Math.max(0, lane.keys.indexOf(current()));

  /** Goes on among all slides that take turns now: some may have left, or been left out on the way to another. */
  function catchUp(wanted: string | null): void {
    const isStill = order === keys() && (wanted === null || lane.keys.includes(wanted));
    if (isStill) return;
    order = keys();
    restingAt = rebased(lane, restingAt, order);
    lane = createLane(settings, order);
  }

  /** Ends a movement where it is. */
  function halt(): void {
    if (!moving) return;
    const ended = moving;
    restingAt = ended.position;
    moving = null;
    if (gauge) writer.write(lane, restingAt, gauge);
    ended.stop();
    ended.onOver?.(true);
  }

  function showRange(range: Range, focused: number): void {
    drawn = range;
    isFree = true;
    show(seenMap(lane, range, focused));
  }

  function take(): void {
    const places = new Set<number>();
    for (let index = drawn[0]; index <= drawn[1]; index++) places.add(placeAt(lane, index));
    // It is always drawn: not put anywhere, it would stand in the middle of the others.
    places.add(focus());
    writer.take(
      [...places].flatMap((place) => {
        const element = stage.slide(lane.keys[place] ?? '');
        return element ? [{ place, element }] : [];
      }),
    );
  }

  /** Slides stand by the rules of the page from the next drawing on. */
  function rest(key: string): void {
    order = keys();
    lane = createLane(settings, order);
    restingAt = Math.max(0, order.indexOf(key));
    isFree = false;
    writer.clear();
    show(null);
  }

  function move(to: number, key: string, pace: Pace, onOver: Movement['onOver']): void {
    const measured = measure();
    if (!measured) return;
    take();
    const { createTimeline } = options;
    const way = { lane, from: restingAt, to, key, ...pace, gauge: measured };
    moving = createMovement({ ...way, writer, clock, createTimeline, onOver, onArrived: arrive });
  }

  function arrive(): void {
    if (!moving) return;
    const { key, to, onOver, stop } = moving;
    moving = null;
    stand(key, to);
    stop();
    if (onOver) onOver(false);
    else draw();
  }

  /** Comes to rest: at the current slide by the rules of the page, else where it was put. */
  function stand(key: string, at: number): void {
    restingAt = at;
    awaited = key === current() ? null : key;
    if (key === current() && Math.abs(at - Math.round(at)) < NO_WAY) rest(key);
    else if (gauge) writer.write(lane, at, gauge);
  }

  /** Stands at a slide at once. */
  function jump(to: string): PlayChange {
    rest(to);
    return isOverAtOnce;
  }

  /** The turn has come of the slide at which the slides stand, or near which. */
  function standAt(to: string): PlayChange {
    show(seenMap(lane, drawn, restingAt));
    stand(to, restingAt);
    return isOverAtOnce;
  }

  /** Slides that are on their way to a slide already have its turn come on the way. */
  function goOn(movement: Movement): PlayChange {
    show(seenMap(lane, drawn, movement.to));
    return (onOver) => {
      movement.onOver = onOver;
      return running;
    };
  }

  function grab(): boolean {
    const measured = stage.measureCarousel();
    gauge = measured;
    if (!measured) return false;
    awaited = null;
    halt();
    isHeld = true;
    catchUp(null);
    drawAt(restingAt);
    writer.write(lane, restingAt, measured);
    return true;
  }

  function drawAt(position: number): void {
    const needed = rangeOver(lane, position, position);
    showRange(isFree ? kept(lane, drawn, needed) : needed, focus());
    draw();
    take();
  }

  function follow(position: number): void {
    restingAt = position;
    const [first, last] = rangeAt(lane, position, CAROUSEL_AHEAD / 2);
    if (first < drawn[0] || last > drawn[1]) drawAt(position);
    const measured = measure();
    if (measured) writer.write(lane, position, measured);
  }

  function glide(to: number): void {
    const key = nearestKey(lane, to);
    isHeld = false;
    showRange(rangeOver(lane, restingAt, to), focus());
    draw();
    take();
    if (!isReducedMotion() && Math.abs(to - restingAt) >= NO_WAY) return move(to, key, settle, null);
    stand(key, to);
    draw();
  }

  const running: RunningChange = { interrupt: halt };

  return {
    get lane() {
      return lane;
    },
    get position() {
      return moving?.position ?? restingAt;
    },
    get isHeld() {
      return isHeld;
    },
    get gauge() {
      return gauge;
    },
    settle,
    change({ to, direction, isFirst }) {
      isHeld = false;
      if (moving?.key === to && !moving.onOver) return goOn(moving);
      if (awaited === to) return standAt(to);
      awaited = null;
      halt();
      catchUp(to);
      const path = pathTo(settings, lane, restingAt, to, direction);
      const isThere = Math.abs(path.to - path.from) < NO_WAY;
      const canMove = !isFirst && pace.durationMs > 0 && !isReducedMotion() && measure() !== null;
      if (isThere || !canMove) return jump(to);
      lane = path.lane;
      restingAt = path.from;
      showRange(rangeOver(lane, path.from, path.to), path.to);
      return (onOver) => {
        move(path.to, to, pace, onOver);
        return running;
      };
    },
    grab,
    follow,
    glide,
    goBack() {
      const isUnwanted = moving ? !moving.onOver && moving.key !== current() : awaited !== null;
      if (!isUnwanted) return;
      halt();
      awaited = null;
      const place = focus();
      const ahead = stepsTo(lane, restingAt, place, 1);
      const back = stepsTo(lane, restingAt, place, -1);
      glide(Math.round(restingAt + (Math.abs(ahead) <= Math.abs(back) ? ahead : back)));
    },
    relayout() {
      gauge = null;
      if (!isFree || !measure() || !gauge) return;
      if (moving) moving.relayout(gauge);
      else writer.write(lane, restingAt, gauge);
    },
    dispose() {
      moving?.stop();
      moving = null;
    },
  };
}
