import { sql } from 'kysely';
import { SHARED_COMMIT_WORKS } from '../limits.ts';
import type { Queries } from './Database.ts';

type Work<T> = (queries: Queries) => Promise<T>;

interface Asked {
  readonly work: Work<unknown>;
  readonly done: (value: unknown) => void;
  readonly fail: (error: unknown) => void;
}
type Settle = () => void;

/** Of each open file: what waits to be written. */
const waiting = new WeakMap<Queries, Asked[]>();

/**
 * A transaction on the embedded database. Its commit waits for the disk, and everybody with it: so what was asked for at
 * the same time is written by one. Each is all or nothing by itself, sees what those before it did, and is only told that
 * it is done when it is on the disk.
 */
export const shareCommit = <T>(queries: Queries, work: Work<T>): Promise<T> =>
  new Promise<T>((done, fail) => {
    const asked: Asked = { work, done: done as Asked['done'], fail };
    const others = waiting.get(queries);
    if (others) others.push(asked);
    else {
      waiting.set(queries, [asked]);
      writeSoon(queries);
    }
  });

/** Requests that have arrived meanwhile are read first. */
const writeSoon = (queries: Queries): void => void setImmediate(() => void writeNext(queries));

async function writeNext(queries: Queries): Promise<void> {
  let taken: readonly Asked[] = [];
  try {
    const settled = await queries.transaction().execute((within) => {
      taken = takeNext(queries);
      const [only] = taken;
      return taken.length === 1 && only ? runAlone(within, only) : runEach(within, taken);
    });
    for (const settle of settled) settle();
  } catch (error) {
    // Not begun or not committed: nothing of it is written.
    for (const { fail } of taken.length > 0 ? taken : takeNext(queries)) fail(error);
  }
}

/** Those that come from now on, and those beyond what one commit writes, are the next. */
function takeNext(queries: Queries): readonly Asked[] {
  const all = waiting.get(queries) ?? [];
  const taken = all.splice(0, SHARED_COMMIT_WORKS);
  if (all.length > 0) writeSoon(queries);
  else waiting.delete(queries);
  return taken;
}

async function runAlone(queries: Queries, { work, done }: Asked): Promise<readonly Settle[]> {
  const value = await work(queries);
  return [() => done(value)];
}

async function runEach(queries: Queries, all: readonly Asked[]): Promise<readonly Settle[]> {
  const settled: Settle[] = [];
  for (const asked of all) settled.push(await runApart(queries, asked));
  return settled;
}

/** What fails is undone by itself. */
async function runApart(queries: Queries, { work, done, fail }: Asked): Promise<Settle> {
  await sql`savepoint apart`.execute(queries);
  try {
    const value = await work(queries);
    await sql`release apart`.execute(queries);
    return () => done(value);
  } catch (error) {
    await sql`rollback to apart`.execute(queries);
    await sql`release apart`.execute(queries);
    return () => fail(error);
  }
}
