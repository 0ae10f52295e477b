import { createBrowserless } from './createBrowserless.ts';
import { type Writer, writeOf } from './writes.ts';

const LANES = 8;

interface Interrupted {
  /** Writes to be done in all. */
  readonly writes: number;
  /** The interruption comes after so many of them. */
  readonly after: number;
  readonly interrupt: () => Promise<void>;
  /** Whether the lanes go on after a write that failed. */
  readonly goesOn: boolean;
}

/** Writes by several visitors at once, with one interruption in the middle. Gives how many were not acknowledged. */
export async function writeInLanes(writer: Writer, job: Interrupted): Promise<number> {
  let writes = 0;
  let failed = 0;
  let interrupted: Promise<void> | null = null;
  const lane = async (at: number): Promise<void> => {
    let guest = createBrowserless(writer.url);
    while (writes < job.writes) {
      try {
        await writeOf(at)(writer, guest);
        if (++writes >= job.after) interrupted ??= job.interrupt();
      } catch {
        // A call that was cut off was not acknowledged: it may be there or not.
        failed++;
        if (!job.goesOn) return;
        // Else there would be thousands of them until the shop is back.
        await (interrupted ??= job.interrupt());
        guest = createBrowserless(writer.url);
      }
    }
  };
  await Promise.all(Array.from({ length: LANES }, (_, at) => lane(at)));
  await (interrupted ??= job.interrupt());
  return failed;
}
