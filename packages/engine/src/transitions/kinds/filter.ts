import { plain } from '../values/frameValues.ts';
import type { FilterValues, Preset } from '../values/TransitionValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

/** The new slide comes out of a filter; with `cross` the old one goes into it. */
function filtered(filter: Partial<FilterValues>, cross = false): Preset {
  return {
    in: { opacity: plain(0) },
    filter: { ...filter, used: true },
    ...(cross && { out: { automatic: true } }),
  };
}

export const filter: TransitionKind = {
  groups: ['filter', 'filters'],
  presets: () => ({
    blurlight: filtered({ blurPx: 8 }),
    blurlightcross: filtered({ blurPx: 8 }, true),
    blurstrong: filtered({ blurPx: 24 }),
    blurstrongcross: filtered({ blurPx: 24 }, true),
    grayscale: filtered({ grayscalePercent: 100 }),
    grayscalecross: filtered({ grayscalePercent: 100 }, true),
    brightness: filtered({ brightnessPercent: 300 }),
    brightnesscross: filtered({ brightnessPercent: 300 }, true),
    sepia: filtered({ sepiaPercent: 100 }),
  }),
};
