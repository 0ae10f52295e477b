import type { ActionKind } from '../ActionKind.ts';

export const fullscreen =
  (mode: 'on' | 'off'): ActionKind =>
  (_, { host }) =>
    void host.page.fullscreen(mode);

/** Where nothing can be switched over, a text that says so would mislead. */
export const toggleFullscreen: ActionKind = (_, { host, toggleSource }) => {
  if (host.page.fullscreen('toggle')) toggleSource();
};
