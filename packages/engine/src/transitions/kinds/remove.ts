import type { TransitionKind } from './TransitionKind.ts';
import { everyWay, WAYS } from './ways.ts';

/** The old slide goes and uncovers the new one. */
export const remove: TransitionKind = {
  groups: ['remove'],
  presets: () => ({
    ...everyWay(
      (way) => `slideremove${way}`,
      ({ to }) => ({ out: to(100) }),
    ),
    slideremove: { out: WAYS.horizontal.to(100) },
  }),
};
