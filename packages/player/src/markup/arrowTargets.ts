import type { Frame } from '@vitrine/engine';

export type ArrowSide = 'left' | 'right';

/** A slide that an arrow leads to. */
interface ArrowTarget {
  readonly key: string;
  /** 1-based place among what navigation offers. */
  readonly number: number;
}

/** The slides before and after the one that shows, of those that navigation offers. */
export function arrowTargets({
  navKeys,
  currentKey,
}: Pick<Frame, 'navKeys' | 'currentKey'>): Readonly<Record<ArrowSide, ArrowTarget>> {
  const current = Math.max(0, navKeys.indexOf(currentKey));
  const at = (step: number): ArrowTarget => {
    const index = (current + step + navKeys.length) % navKeys.length;
    return { key: navKeys[index] ?? '', number: index + 1 };
  };
  return { left: at(-1), right: at(1) };
}
