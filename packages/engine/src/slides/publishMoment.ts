import type { PlayableModule } from '@vitrine/model';
import { dateMs } from './dateMs.ts';

/**
 * The latest moment, not after now, at which a slide was due to appear or go. Between two such moments
 * nothing changes, so a page that names this one instead of now stays the same and can be cached.
 */
export function publishMoment(module: PlayableModule, nowMs: number): number {
  const bounds = module.slides.flatMap(({ publish }) => [dateMs(publish.from), afterMs(publish.to)]);
  return Math.max(0, ...bounds.filter((bound): bound is number => bound !== null && bound <= nowMs));
}

/** A slide still shows at its last moment, and is gone right after it. */
function afterMs(written: string): number | null {
  const last = dateMs(written);
  return last === null ? null : last + 1;
}
