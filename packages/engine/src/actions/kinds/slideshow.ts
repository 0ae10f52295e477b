import type { ActionHost } from '../../ports/ActionHost.ts';
import type { ActionKind } from '../ActionKind.ts';

/** Events that a visitor means; a pointer that only passes over something wants nothing. */
const MEANT: ReadonlySet<string> = new Set([
  'click',
  'dblclick',
  'keydown',
  'mousedown',
  'mouseup',
  'touchend',
]);

export const slideshow =
  (command: keyof ActionHost['slideshow']): ActionKind =>
  (_, { host, event }) => {
    if (command === 'resume') host.slideshow.resume(MEANT.has(event?.type ?? ''));
    else host.slideshow[command]();
  };
