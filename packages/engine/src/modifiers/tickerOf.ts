import type { Clock, Disposer } from '@vitrine/browser';

/** Something that follows the page from frame to frame. */
export interface Mover {
  /** Measures what it needs, before anyone has written. */
  read(): void;
  /** Changes styles; false when it has come to rest. */
  write(nowMs: number): boolean;
}

export interface Ticker {
  /** The mover has something to do from the next frame on, until it rests. */
  wake(mover: Mover): void;
  forget(mover: Mover): void;
}

const tickers = new WeakMap<Clock, Ticker>();

/** One for all modules of a page: a module that reads after another has written would lay the page out again. */
export function tickerOf(clock: Clock): Ticker {
  const known = tickers.get(clock) ?? createTicker(clock);
  tickers.set(clock, known);
  return known;
}

function createTicker(clock: Clock): Ticker {
  const awake = new Set<Mover>();
  let cancel: Disposer | null = null;

  function tick(nowMs: number): void {
    cancel = null;
    const movers = [...awake];
    for (const mover of movers) mover.read();
    for (const mover of movers) if (!mover.write(nowMs)) awake.delete(mover);
    if (awake.size > 0) cancel ??= clock.nextFrame(tick);
  }

  return {
    wake(mover) {
      awake.add(mover);
      cancel ??= clock.nextFrame(tick);
    },
    forget(mover) {
      awake.delete(mover);
      if (awake.size > 0) return;
      cancel?.();
      cancel = null;
    },
  };
}
