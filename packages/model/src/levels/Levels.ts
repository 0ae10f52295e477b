import { BREAKPOINTS_PX } from '../limits.ts';

/** spec/1 §3, breakpoint order: large desktop, desktop, notebook, tablet, mobile. */
export type LevelIndex = 0 | 1 | 2 | 3 | 4;
export const LEVEL_INDICES: readonly LevelIndex[] = [0, 1, 2, 3, 4];

/** One value for each level, every one resolved. */
export type Levels<T> = readonly [T, T, T, T, T];
export type LevelFlags = Levels<boolean>;

export const DEFAULT_ENABLED_LEVELS: LevelFlags = [false, true, true, true, true];
export const ALL_LEVELS: LevelFlags = [true, true, true, true, true];
export const DESKTOP_ONLY: LevelFlags = [false, true, false, false, false];

export function sameForAll<T>(value: T): Levels<T> {
  return [value, value, value, value, value];
}

export function mapLevels<T, U>(levels: Levels<T>, change: (value: T, level: LevelIndex) => U): Levels<U> {
  return [
    change(levels[0], 0),
    change(levels[1], 1),
    change(levels[2], 2),
    change(levels[3], 3),
    change(levels[4], 4),
  ];
}

export function enabledIndices(enabled: LevelFlags): LevelIndex[] {
  return LEVEL_INDICES.filter((level) => enabled[level]);
}

/** The level that serves the range of `level`: itself when it is on, else the next larger one, else a smaller. */
export function servingLevel(level: LevelIndex, enabled: LevelFlags): LevelIndex {
  for (let larger = level; larger >= 0; larger--) {
    if (enabled[larger]) return larger as LevelIndex;
  }
  return LEVEL_INDICES.find((smaller) => enabled[smaller]) ?? 1;
}

/** The viewport width below which a level (and those smaller than it) applies; none for the largest. */
export function belowWidthPx(level: LevelIndex): number | null {
  return level === 0 ? null : (BREAKPOINTS_PX[level - 1] ?? null);
}
