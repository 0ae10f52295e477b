import type { TransitionKind } from './TransitionKind.ts';

/** Both slides are faces of a cube that turns, seen from outside. */
export const cube: TransitionKind = {
  groups: ['effects', 'cube', '3d'],
  presets: () => ({
    'cube-horizontal': { space3d: { kind: 'cube', direction: 'horizontal', shadow: true } },
    cube: { space3d: { kind: 'cube', direction: 'vertical', shadow: true } },
  }),
};
