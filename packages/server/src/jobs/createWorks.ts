import type { Shop } from '../Shop.ts';
import { listRuns, type Run } from './listRuns.ts';
import { runAlone, type TellProgress } from './runAlone.ts';

/** Long work that somebody asks for: one of a name at a time, whoever asks, and everybody sees how far it is. */
export interface Works {
  /** Begins it unless somebody is at it, and says so; it goes on by itself. */
  readonly begin: (name: string, work: (tell: TellProgress) => Promise<void>) => Promise<boolean>;
  readonly list: (names: readonly string[]) => Promise<readonly Run[]>;
  /** When nothing is under way here any more. */
  readonly settled: () => Promise<void>;
}

/** Longer than it takes to tell that it goes on: whoever died at it holds others up for so long. */
const LONGEST_MS = 600_000;

export function createWorks(shop: Shop, onError: (error: unknown, name: string) => void): Works {
  /** Of what runs here: more often than the database is told. */
  const here = new Map<string, { readonly done: number; readonly total: number }>();
  const running = new Set<Promise<void>>();
  return {
    async begin(name, work) {
      if (here.has(name)) return false;
      here.set(name, { done: 0, total: 0 });
      return new Promise((begun, fail) => {
        const run: Promise<void> = runAlone(shop, name, LONGEST_MS, (tell) => {
          begun(true);
          return work((done, total) => {
            here.set(name, { done, total });
            tell(done, total);
          });
        })
          .then(begun, (error: unknown) => {
            onError(error, name);
            fail(error);
          })
          .finally(() => {
            here.delete(name);
            running.delete(run);
          });
        running.add(run);
      });
    },
    async list(names) {
      const runs = await listRuns(shop, names);
      return runs.map((run) => ({
        ...run,
        ...(here.has(run.name) && { isRunning: true, ...here.get(run.name) }),
      }));
    },
    settled: async () => void (await Promise.all(running)),
  };
}
