import type { Clock, Disposer } from '@vitrine/browser';
import { PREPARE_RETRY_MS } from '../limits.ts';

/** Where the module stands between its slides, by their keys. */
export interface SlidePlaces {
  readonly previous: string | null;
  readonly current: string | null;
  readonly next: string | null;
}

/** 1 goes forward, -1 back: what is mirrored turns round. */
export type Direction = 1 | -1;

export interface SlideChange {
  readonly from: string | null;
  readonly to: string;
  readonly direction: Direction;
}

/** A running change: `interrupt` ends it at once, wherever it is; it still tells that it is over. */
export interface RunningChange {
  interrupt(): void;
}

interface SlideChangerOptions {
  readonly clock: Clock;
  /** How long a request waits while a change is running; 0 interrupts it (spec/2 §4, `nd`). */
  readonly navDelayMs: number;
  /** Whether the slide can be shown; asking starts its preparation. */
  readonly isPrepared: (key: string) => boolean;
  /** Shows the change. It must call `onOver` once, also when it is interrupted. */
  readonly play: (change: SlideChange, onOver: (interrupted: boolean) => void) => RunningChange;
  readonly onPlaces?: (places: SlidePlaces) => void;
  readonly onOver?: (change: SlideChange, interrupted: boolean) => void;
}

export interface SlideChanger {
  readonly places: SlidePlaces;
  readonly isChanging: boolean;
  request(key: string, direction?: Direction): void;
  /** Outside the viewport a request waits. */
  setInViewport(isIn: boolean): void;
  dispose(): void;
}

/** Takes requests for slides one after the other: there is never more than one current slide, and never a lost one. */
export function createSlideChanger(options: SlideChangerOptions): SlideChanger {
  const { clock, navDelayMs, isPrepared, play, onPlaces, onOver } = options;
  let places: SlidePlaces = { previous: null, current: null, next: null };
  let direction: Direction = 1;
  let running: RunningChange | null = null;
  let inViewport = true;
  let isBeginning = false;
  let cancelRetry: Disposer = () => undefined;

  const move = (change: Partial<SlidePlaces>): void => {
    places = { ...places, ...change };
    onPlaces?.(places);
  };

  /** Goes on with the slide that is asked for, as far as it can now. */
  function proceed(): void {
    cancelRetry();
    // A slide may lead on while it comes: it has its turn first.
    if (places.next === null || !inViewport || isBeginning) return;
    if (running && navDelayMs > 0) return retryAfter(navDelayMs);
    if (!isPrepared(places.next)) return retryAfter(PREPARE_RETRY_MS);
    // The end of the interrupted change comes back here.
    if (running) return running.interrupt();
    begin({ from: places.current, to: places.next, direction });
  }

  function retryAfter(ms: number): void {
    cancelRetry = clock.after(ms, proceed);
  }

  function begin(change: SlideChange): void {
    let isOver = false;
    // Set before it plays: a change may be over before `play` hands anything back.
    let started: RunningChange | null = null;
    move({ previous: change.from, current: change.to, next: null });
    isBeginning = true;
    started = play(change, (interrupted) => {
      if (isOver) return;
      isOver = true;
      if (running === started) running = null;
      onOver?.(change, interrupted);
      proceed();
    });
    isBeginning = false;
    if (!isOver) running = started;
    proceed();
  }

  return {
    get places() {
      return places;
    },
    get isChanging() {
      return running !== null;
    },
    request(key, towards = 1) {
      direction = towards;
      move({ next: key === places.current ? null : key });
      proceed();
    },
    setInViewport(isIn) {
      inViewport = isIn;
      proceed();
    },
    dispose() {
      cancelRetry();
      places = { ...places, next: null };
      running?.interrupt();
    },
  };
}
