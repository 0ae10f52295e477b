interface LoopCountOptions {
  /** How often the show runs through; 0 or less names no number. */
  readonly loop: number;
  /** 1-based slide at which it stops; 0 or less: the last. */
  readonly stopAt: number;
}

export interface LoopCount {
  /** The time of the n-th slide is over: tells whether the show is. */
  isOver(slideNumber: number, slideCount: number): boolean;
}

/**
 * spec/2 §4: the loop counts down at the stopAt slide, and at 0 the show is over. Without either setting it goes on for
 * ever; a stopAt alone stops there the first time.
 */
export function createLoopCount({ loop, stopAt }: LoopCountOptions): LoopCount {
  let left = Math.max(1, loop);
  const isBounded = loop > 0 || stopAt > 0;
  return {
    isOver(slideNumber, slideCount) {
      if (!isBounded) return false;
      const last = stopAt > 0 ? Math.min(stopAt, slideCount) : slideCount;
      if (slideNumber === last) left--;
      return left <= 0;
    },
  };
}
