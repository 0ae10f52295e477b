import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

/** The old slide flies off past the viewer, the new one comes up from behind. */
export const fly: TransitionKind = {
  groups: ['effects', '3d'],
  presets: () => ({
    flyin: { in: { opacity: plain(0) }, space3d: { kind: 'fly', direction: 'horizontal', tilt: 20 } },
    'fly-vertical': { in: { opacity: plain(0) }, space3d: { kind: 'fly', direction: 'vertical', tilt: 20 } },
  }),
};
