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

/** Does a job now, unless somebody is at it; says whether it was done. */
export const runJob = (shop: Shop, { name, everyMs, run }: Job): Promise<boolean> =>
  runAlone(shop, name, everyMs * PATIENCE, async () => void (await run(shop)));

/** Runs each at its beat until it is stopped; the stop waits for what is running. */
export function startJobs(shop: Shop, { jobs, onError }: JobsOptions): () => Promise<void> {
  const running = new Set<Promise<void>>();
  const timers = jobs.map((job) => {
    let isRunning = false;
    return setInterval(() => {
      if (isRunning) return;
      isRunning = true;
      const work: Promise<void> = runJob(shop, job)
        .then(
          () => undefined,
          (error: unknown) => onError(error, job.name),
        )
        .finally(() => {
          isRunning = false;
          running.delete(work);
        });
      running.add(work);
    }, job.everyMs).unref();
  });
  return async () => {
    for (const timer of timers) clearInterval(timer);
    await Promise.all(running);
  };
}
