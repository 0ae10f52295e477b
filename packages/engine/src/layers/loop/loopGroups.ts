import type { Frame, Scene } from '@vitrine/model';

/** Tracks of a loop that move at the same times, by name. */
export interface LoopGroup {
  readonly frames: ReadonlyMap<string, readonly Frame[]>;
  /** The frames of any of them, for their times. */
  readonly times: readonly Frame[];
}

/** The tracks of a loop, together where their times are the same; `all` comes first and stays alone. */
export function loopGroups({ tracks }: NonNullable<Scene['loop']>): readonly LoopGroup[] {
  const groups = new Map<string, Map<string, readonly Frame[]>>();
  const names = Object.keys(tracks).toSorted((a, b) => Number(b === 'all') - Number(a === 'all'));
  for (const name of names) {
    const frames = tracks[name] ?? [];
    const times = frames.map(({ start, durationMs, ease, repeat }) => [start.ms, durationMs, ease, repeat]);
    const key = name === 'all' ? name : JSON.stringify(times);
    groups.set(key, (groups.get(key) ?? new Map()).set(name, frames));
  }
  return [...groups.values()].map((frames) => ({ frames, times: [...frames.values()][0] ?? [] }));
}
