import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

const MIB = 1_048_576;

export type Tally = ReturnType<typeof createTally>;

/** How an endpoint answered. */
export function createTally() {
  const statuses = new Map<number, number>();
  let slowestMs = 0;
  return {
    statuses,
    count(status: number, tookMs: number): void {
      statuses.set(status, (statuses.get(status) ?? 0) + 1);
      slowestMs = Math.max(slowestMs, tookMs);
    },
    /** One line, for whoever reads along. */
    tell(name: string, tookMs: number): string {
      const inputs = [...statuses.values()].reduce((sum, count) => sum + count, 0);
      const answers = [...statuses]
        .toSorted(([a], [b]) => a - b)
        .map(([status, count]) => `${status}: ${count}`);
      const { heapUsed, rss } = memory();
      return [
        `${name}: ${inputs} inputs in ${(tookMs / 1000).toFixed(1)} s`,
        answers.join(', '),
        `slowest ${slowestMs.toFixed(0)} ms`,
        `heap ${(heapUsed / MIB).toFixed(1)} MiB, process ${(rss / MIB).toFixed(0)} MiB`,
      ].join(' | ');
    },
  };
}

/** What is held, without what only waits to be thrown away. */
function memory(): NodeJS.MemoryUsage {
  setFlagsFromString('--expose-gc');
  (runInNewContext('gc') as () => void)();
  return process.memoryUsage();
}
