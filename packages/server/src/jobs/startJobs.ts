import type { Shop } from '../Shop.ts';
import { runAlone } from './runAlone.ts';

export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (shop: Shop) => Promise<unknown>;
}

export interface JobsOptions {
  readonly jobs: readonly Job[];
  readonly onError: (error: unknown, name: string) => void;
}

/** How much longer than its beat a job may hold others up when its instance is killed. */
const PATIENCE = 5;

/** Runs each at its beat until it is stopped; the stop waits for what is running. */
export function startJobs(shop: Shop, { jobs, onError }: JobsOptions): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = jobs.map(({ name, everyMs, run }) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const work: Promise<void> = runAlone(shop, name, everyMs * PATIENCE, async () => void (await run(shop)))
        .then(
          () => undefined,
          (error: unknown) => onError(error, name),
        )
        .finally(() => {
          isRunning = false;
          running.delete(work);
        });
      running.add(work);
    }, everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
