import type { ModuleSettings } from '@vitrine/model';

export type ProgressSettings = NonNullable<ModuleSettings['progressBar']>;

/** As the player will find it: what shows at first must not differ. */
export const runsByItself = ({ slideshow, type }: ModuleSettings, slideCount: number): boolean =>
  slideshow.auto && type !== 'hero' && slideCount > 1;

export const isRing = ({ kind }: ProgressSettings): boolean => kind === 'cw' || kind === 'ccw';

/** Gaps part the slides, so a bar of one slide has none. */
export const hasGaps = ({ base, gap, gapSizePx }: ProgressSettings): boolean =>
  base === 'module' && gap && gapSizePx > 0;
