import type { Clock } from '@vitrine/browser';
import { BOX_MOST_MS, BOX_POLL_MS } from '../limits.ts';

/** spec/2 §8, §9: a box that is not in the page yet is looked for in steps of 19 ms, for about 100. */
export function findBox(
  find: () => HTMLElement | null,
  clock: Clock,
  isGivenUp: () => boolean = () => false,
): Promise<HTMLElement | null> {
  const untilMs = clock.now() + BOX_MOST_MS;
  return new Promise((resolve) => {
    const look = (): void => {
      if (isGivenUp()) return resolve(null);
      const box = find();
      if (box) return resolve(box);
      if (clock.now() < untilMs) return void clock.after(BOX_POLL_MS, look);
      console.warn('Container element not found within the timeout period.');
      return resolve(null);
    };
    look();
  });
}
