/** Slides that stay built, so that going round a short module builds nothing twice; a long one costs no more. */
export interface SlidePool {
  readonly keys: ReadonlySet<string>;
  add(key: string): void;
  /** Lets the slides go that were used longest ago, but none of those that are needed. Hands back which. */
  trim(needed: ReadonlySet<string>): string[];
}

export function createSlidePool(mostSlides: number): SlidePool {
  /** Oldest first. */
  const keys = new Set<string>();
  return {
    keys,
    add(key) {
      keys.delete(key);
      keys.add(key);
    },
    trim(needed) {
      const spare = [...keys].filter((key) => !needed.has(key));
      const gone = spare.slice(0, Math.max(0, keys.size - mostSlides));
      for (const key of gone) keys.delete(key);
      return gone;
    },
  };
}
