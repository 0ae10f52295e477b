import type { TransitionKind } from './TransitionKind.ts';

export const notransition: TransitionKind = {
  groups: [],
  presets: () => ({ notransition: { isInstant: true } }),
};
