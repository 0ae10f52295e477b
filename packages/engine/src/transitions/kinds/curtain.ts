import { percent } from '../values/frameValues.ts';
import type { Preset } from '../values/TransitionValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

/** Strips that fall, from one side, from the other, from the middle. */
const falling = (fillOrder: string): Preset => ({
  in: { y: percent(-100), mask: true, columns: 10 },
  fillOrder,
  ease: 'power3.out',
});

export const curtain: TransitionKind = {
  groups: ['curtain'],
  presets: () => ({
    'curtain-1': falling('start'),
    'curtain-2': falling('end'),
    'curtain-3': falling('center'),
  }),
};
