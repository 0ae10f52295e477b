import type { TransitionKind } from './TransitionKind.ts';

/** Another one each time. */
export const random: TransitionKind = {
  groups: ['random'],
  presets: () => ({
    random: { drawnFrom: 'all' },
    'random-selected': { drawnFrom: 'all' },
    'random-static': { drawnFrom: 'basic' },
    'random-premium': { drawnFrom: '3d' },
  }),
};
