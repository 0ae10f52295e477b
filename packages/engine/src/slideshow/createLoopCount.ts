interface LoopCountOptions {
  /** How often the show runs through; 0 or less names no number. */
  readonly loop: number;
  /** 1-based slide at which it stops; 0 or less: the last. */
  readonly stopAt: number;
}

export interface LoopCount {
  /** The time of the n-th slide is over: tells whether the show is. */
  isOver(slideNumber: number, slideCount: number): boolean;
  /** Counts anew, from the n-th slide on. */
  renew(slideNumber: number, slideCount: number): void;
}

/** spec/2 §4: the loop counts down at the stopAt slide, and at 0 the show is over. Without a number it goes on for ever. */
export function createLoopCount({ loop, stopAt }: LoopCountOptions): LoopCount {
  let left = loop;
  const isLast = (slideNumber: number, slideCount: number): boolean =>
    slideNumber === (stopAt > 0 ? Math.min(stopAt, slideCount) : slideCount);
  return {
    isOver(slideNumber, slideCount) {
      if (loop <= 0) return false;
      if (isLast(slideNumber, slideCount)) left--;
      return left <= 0;
    },
    // Started where it had stopped, it would be over with that very slide.
    renew: (slideNumber, slideCount) => void (left = loop + (isLast(slideNumber, slideCount) ? 1 : 0)),
  };
}
