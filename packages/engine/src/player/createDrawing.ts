import { MOST_BUILT_SLIDES } from '../limits.ts';
import { createSlidePool } from '../slides/createSlidePool.ts';
import type { Frame } from '../slides/firstFrame.ts';
import { playingFrame, type PlayingState, type Sight } from '../slides/playingFrame.ts';
import type { Stage } from './Stage.ts';

interface DrawingOptions {
  readonly stage: Stage;
  readonly firstFrame: Frame;
  readonly places: () => Pick<PlayingState, 'order' | 'navKeys' | 'current' | 'previous'>;
  readonly sightOf: (state: PlayingState) => Sight;
  /** A slide is not kept any longer: nothing of it is needed. */
  readonly onDropped: (key: string) => void;
  /** A slide was taken out of the page. */
  readonly onRemoved: (key: string) => void;
}

/** What of the module stands in the page: the slides that are seen, those that leave, and some that were built ahead. */
export interface Drawing {
  /** Has a slide built by the next drawing. */
  build(key: string): void;
  /** Slides that are seen as it was drawn last. */
  readonly shown: readonly string[];
  /** The slide that leaves while a change runs. */
  setLeaving(leaving: string | null): void;
  /** Slides of a carousel that are seen while it moves, with their steps from the current one; null: it rests. */
  setSeen(seen: ReadonlyMap<string, number> | null): void;
  now(): void;
  /** Draws once for everything that is asked for in this turn; settles when it stands in the page. */
  soon(): Promise<void>;
  /** Takes slides out that have not been needed for long. */
  tidy(needed: ReadonlySet<string>): void;
  dispose(): void;
}

export function createDrawing(options: DrawingOptions): Drawing {
  const { stage, firstFrame, places, sightOf, onDropped, onRemoved } = options;
  const pool = createSlidePool(MOST_BUILT_SLIDES);
  let leaving: string | null = null;
  let seen: ReadonlyMap<string, number> | null = null;
  let pending: Promise<void> | null = null;
  /** Something was asked for that no drawing has shown yet. */
  let isAsked = false;
  let isDisposed = false;
  let { slides } = firstFrame;

  function now(): void {
    isAsked = false;
    if (isDisposed) return;
    const before = slides;
    const state = { ...places(), leaving, seen, built: pool.keys };
    const frame = playingFrame(state, sightOf(state), firstFrame);
    slides = frame.slides;
    stage.draw(frame);
    for (const { key } of before) if (!slides.some((slide) => slide.key === key)) onRemoved(key);
  }

  async function later(): Promise<void> {
    await Promise.resolve();
    pending = null;
    if (isAsked) now();
  }

  return {
    get shown() {
      return slides.filter(({ shown }) => shown).map(({ key }) => key);
    },
    build: (key) => pool.add(key),
    setLeaving: (next) => void (leaving = next),
    setSeen: (next) => void (seen = next),
    now,
    soon() {
      isAsked = true;
      pending ??= later();
      return pending;
    },
    tidy(needed) {
      for (const key of pool.trim(needed)) onDropped(key);
    },
    dispose: () => void (isDisposed = true),
  };
}
