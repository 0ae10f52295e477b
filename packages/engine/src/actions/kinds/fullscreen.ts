import type { ActionKind } from '../ActionKind.ts';

export const fullscreen =
  (mode: 'on' | 'off' | 'toggle'): ActionKind =>
  (_, { host }) =>
    host.page.fullscreen(mode);
