import {
  LEVEL_INDICES,
  type LevelFlags,
  type LevelIndex,
  type Levels,
  mapLevels,
  servingLevel,
} from './Levels.ts';

/** A value as it stands in a document: set, or undefined where the level inherits. */
export type GivenLevels<T> = Levels<T | undefined>;

/**
 * spec/1 §5: a level without a value takes that of a smaller enabled level, then of a larger one. Values
 * of levels that are switched off come last, before the default: better an author's number than ours.
 */
export function resolveLevels<T>(given: GivenLevels<T>, enabled: LevelFlags, fallback: T): Levels<T> {
  return mapLevels(given, (_, level) => {
    const found = lookUp(given, servingLevel(level, enabled), (index) => enabled[index]);
    return found ?? lookUp(given, level, () => true) ?? fallback;
  });
}

/** The next larger level that has a value of its own: of those in use, else of all; null where none has. */
export function largerThatSays<T>(
  given: GivenLevels<T>,
  level: LevelIndex,
  enabled: LevelFlags,
): LevelIndex | null {
  const larger = LEVEL_INDICES.filter((index) => index < level && given[index] !== undefined);
  return larger.findLast((index) => enabled[index]) ?? larger.at(-1) ?? null;
}

function lookUp<T>(
  given: GivenLevels<T>,
  level: LevelIndex,
  counts: (level: LevelIndex) => boolean,
): T | undefined {
  for (const index of lookUpOrder[level]) {
    const value = given[index];
    if (value !== undefined && counts(index)) return value;
  }
  return undefined;
}

/** Own level, then smaller ones outwards, then larger ones outwards. */
const lookUpOrder: Readonly<Record<LevelIndex, readonly LevelIndex[]>> = {
  0: [0, 1, 2, 3, 4],
  1: [1, 2, 3, 4, 0],
  2: [2, 3, 4, 1, 0],
  3: [3, 4, 2, 1, 0],
  4: [4, 3, 2, 1, 0],
};
