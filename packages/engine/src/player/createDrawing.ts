import { MOST_BUILT_SLIDES } from '../limits.ts';
import type { Frame } from '../ports/Frame.ts';
import type { Stage } from '../ports/Stage.ts';
import type { Drawing } from '../ports/Turns.ts';
import { createSlidePool } from '../slides/createSlidePool.ts';
import { playingFrame, type PlayingState, type Sight } from '../slides/playingFrame.ts';

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
