import type { ActionHost } from '../ActionHost.ts';
import type { ActionKind } from '../ActionKind.ts';

export const slideshow =
  (command: keyof ActionHost['slideshow']): ActionKind =>
  (_, { host }) =>
    host.slideshow[command]();
