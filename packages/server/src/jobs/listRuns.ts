import type { Shop } from '../Shop.ts';

/** How it is with a piece of work that one instance does at a time. */
export interface Run {
  readonly name: string;
  readonly isRunning: boolean;
  /** Null: never. */
  readonly beganAt: number | null;
  readonly endedAt: number | null;
  /** What went wrong the last time; empty: nothing. */
  readonly error: string;
  readonly done: number;
  readonly total: number;
}

const never = (name: string): Run => ({
  name,
  isRunning: false,
  beganAt: null,
  endedAt: null,
  error: '',
  done: 0,
  total: 0,
});

/** Of each of the names, in their order. */
export async function listRuns({ queries, now }: Shop, names: readonly string[]): Promise<readonly Run[]> {
  if (names.length === 0) return [];
  const rows = await queries.selectFrom('job_locks').selectAll().where('name', 'in', names).execute();
  const known = new Map(
    rows.map(({ name, held_until, began_at, ended_at, error, done, total }) => [
      name,
      { name, isRunning: held_until > now(), beganAt: began_at, endedAt: ended_at, error, done, total },
    ]),
  );
  return names.map((name) => known.get(name) ?? never(name));
}
