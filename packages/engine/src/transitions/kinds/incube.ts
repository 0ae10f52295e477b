import type { TransitionKind } from './TransitionKind.ts';

/** Both slides are walls of a room that turns, seen from inside. */
export const incube: TransitionKind = {
  groups: ['effects', 'cube', '3d'],
  presets: () => ({
    'incube-horizontal': { space3d: { kind: 'incube', direction: 'horizontal', shadow: true } },
    incube: { space3d: { kind: 'incube', direction: 'vertical', shadow: true } },
  }),
};
