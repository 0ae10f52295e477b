import type { ModuleSettings } from '@vitrine/model';

type ProgressBar = NonNullable<ModuleSettings['progressBar']>;

export interface RingSize {
  /** Of the outer edge. */
  readonly radiusPx: number;
  readonly strokePx: number;
}

/** spec/2 §5: a stroke that would fill the ring becomes a quarter of its radius. */
export function ringSize({ radiusPx, sizePx }: Pick<ProgressBar, 'radiusPx' | 'sizePx'>): RingSize {
  return { radiusPx, strokePx: radiusPx - sizePx <= 0 ? radiusPx / 4 : sizePx };
}
