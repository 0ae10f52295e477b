import type { TransitionKind } from './TransitionKind.ts';
import { everyWay } from './ways.ts';

/** A push at a pace that smears the picture. */
export const motionblur: TransitionKind = {
  groups: ['motionblur'],
  presets: everyWay(
    (way) => `motionblur${way}`,
    ({ from, to }) => ({
      in: { ...from(100), motionBlurUsed: true },
      out: { ...to(100), motionBlurUsed: true },
      ease: 'power3.inOut',
    }),
  ),
};
