import type { Settings } from '../settings/readSettings.ts';

/** How long an element waits before it comes in, once it is seen. */
export const entranceDelayMs = (settings: Settings): number =>
  Number(settings['_animation_delay'] || settings['animation_delay']) || 0;
