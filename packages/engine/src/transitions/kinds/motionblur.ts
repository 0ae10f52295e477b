import type { TransitionKind } from './TransitionKind.ts';
import { everyWay } from './ways.ts';

/** The old slide lags a little: where they meet, its clear middle lies under the smeared edge of the new one. */
const LAG_PERCENT = 90;

/** A push at a pace that smears the picture. */
export const motionblur: TransitionKind = {
  groups: ['motionblur'],
  presets: () =>
    everyWay(
      (way) => `motionblur${way}`,
      ({ from, to }) => ({
        in: { ...from(100), motionBlurUsed: true },
        out: { ...to(LAG_PERCENT), motionBlurUsed: true },
        ease: 'power3.inOut',
      }),
    ),
};
