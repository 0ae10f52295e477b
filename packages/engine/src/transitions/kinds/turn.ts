import type { TransitionKind } from './TransitionKind.ts';

/** The old slide swings away like a door, or in strips like a blind, and uncovers the new one. */
export const turn: TransitionKind = {
  groups: ['effects', '3d'],
  presets: () => ({
    turnoff: { space3d: { kind: 'turn', direction: 'horizontal', shadow: true } },
    'turnoff-vertical': { space3d: { kind: 'turn', direction: 'vertical', shadow: true } },
    '3dcurtain-horizontal': {
      out: { columns: 10 },
      space3d: { kind: 'turn', direction: 'horizontal', shadow: true },
      fillOrder: 'slidebased',
    },
    '3dcurtain-vertical': {
      out: { rows: 8 },
      space3d: { kind: 'turn', direction: 'vertical', shadow: true },
      fillOrder: 'slidebased',
    },
  }),
};
