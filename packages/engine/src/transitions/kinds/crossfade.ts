import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

export const crossfade: TransitionKind = {
  groups: ['fade'],
  presets: () => ({ crossfade: { in: { opacity: plain(0) }, out: { opacity: plain(0) } } }),
};
