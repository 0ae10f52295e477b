import { belowWidthPx, enabledIndices, type LevelFlags, type LevelIndex } from '@vitrine/model';

/** The level that the style sheet shows now: the same queries, so that both always agree. Asking measures nothing. */
export function shownLevel(enabled: LevelFlags, matches: (query: string) => boolean): LevelIndex {
  const [largest = 1, ...smaller] = enabledIndices(enabled);
  return smaller.findLast((level) => matches(belowQuery(level))) ?? largest;
}

/** Half-open ranges: at exactly the breakpoint the larger level shows. */
const belowQuery = (level: LevelIndex): string => `(max-width:${(belowWidthPx(level) ?? 0) - 0.02}px)`;
