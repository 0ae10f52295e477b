import type { Disposer } from '@vitrine/browser';

/** Something that is on or off; switching it on twice is once. */
export interface Switch {
  on(): void;
  off(): void;
}

export function createSwitch(start: () => Disposer): Switch {
  let stop: Disposer | null = null;
  return {
    on() {
      stop ??= start();
    },
    off() {
      stop?.();
      stop = null;
    },
  };
}
