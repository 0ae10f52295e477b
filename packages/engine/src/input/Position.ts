/** Where a module stands among its slides, for what moves it by steps. */
export interface Position {
  readonly index: number;
  readonly count: number;
  /** The last slide leads to the first. */
  readonly isRing: boolean;
}

/** Whether there is a slide that many steps on. */
export function canStep({ index, count, isRing }: Position, step: number): boolean {
  if (count < 2) return false;
  return isRing || (index + step >= 0 && index + step < count);
}

export type Axis = 'horizontal' | 'vertical';
