export interface KeyWay {
  readonly count: number;
  readonly at: number;
  readonly isVertical: boolean;
  readonly isRtl: boolean;
}

/** Which of several a key leads to, round and round; null for keys that lead nowhere. */
export function nextByKey(key: string, { count, at, isVertical, isRtl }: KeyWay): number | null {
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  const sideways = isRtl ? { ArrowLeft: 1, ArrowRight: -1 } : { ArrowLeft: -1, ArrowRight: 1 };
  const steps: Readonly<Record<string, number>> = isVertical ? { ArrowUp: -1, ArrowDown: 1 } : sideways;
  const step = steps[key];
  return step === undefined ? null : (at + step + count) % count;
}
