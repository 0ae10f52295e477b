import type { Clock } from '@vitrine/browser';
import { VELOCITY_WINDOW_MS } from '../limits.ts';

export interface Velocity {
  /** Forgets what was, and begins at a place. */
  begin(place: number): void;
  add(place: number): void;
  /** Places per millisecond over the last moment; 0 for what has come to rest. */
  read(): number;
}

const SLOTS = 16;
const APART_MS = 8;

/** How fast something moves. Takes a thousand moves a second without a new object: those too close share a slot. */
export function createVelocity(clock: Clock): Velocity {
  const times = new Float64Array(SLOTS);
  const places = new Float64Array(SLOTS);
  let count = 0;
  const timeAt = (at: number): number => times[at % SLOTS] ?? 0;
  const placeAt = (at: number): number => places[at % SLOTS] ?? 0;

  function add(place: number): void {
    const nowMs = clock.now();
    if (count < 2 || nowMs - timeAt(count - 2) >= APART_MS) count++;
    times[(count - 1) % SLOTS] = nowMs;
    places[(count - 1) % SLOTS] = place;
  }

  return {
    begin(place) {
      count = 0;
      add(place);
    },
    add,
    read() {
      const nowMs = clock.now();
      let oldest = count - 1;
      while (oldest > 0 && oldest > count - SLOTS && nowMs - timeAt(oldest - 1) <= VELOCITY_WINDOW_MS)
        oldest--;
      const overMs = nowMs - timeAt(oldest);
      if (overMs <= 0 || overMs > VELOCITY_WINDOW_MS) return 0;
      return (placeAt(count - 1) - placeAt(oldest)) / overMs;
    },
  };
}
