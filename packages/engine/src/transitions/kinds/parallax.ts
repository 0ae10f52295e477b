import type { TransitionKind } from './TransitionKind.ts';
import { everyWay, type Way, WAYS } from './ways.ts';

/** The old slide follows at less than half the pace. */
const LAG_PERCENT = 40;

const behind = ({ from, to }: Way) => ({ in: from(100), out: to(LAG_PERCENT), ease: 'power3.inOut' });

export const parallax: TransitionKind = {
  groups: ['parallax', 'slidingoverlay'],
  presets: () => ({
    ...everyWay((way) => `parallax${way}`, behind),
    ...everyWay((way) => `slidingoverlay${way}`, behind),
    parallaxtoleft: behind(WAYS.left),
    parallaxtoright: behind(WAYS.right),
    parallaxtotop: behind(WAYS.up),
    parallaxtobottom: behind(WAYS.down),
  }),
};
