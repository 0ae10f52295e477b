import { plain } from '../values/frameValues.ts';
import type { TransitionKind } from './TransitionKind.ts';

export const fade: TransitionKind = {
  groups: ['fade'],
  presets: () => ({ fade: { in: { opacity: plain(0) } } }),
};
