import { layerModifiers } from '../layer/layerModifiers.ts';
import { optional } from '../reading/composites.ts';
import { modifiers, scrollTimeline } from '../settings/modifiers.ts';

/** What follows the pointer or the page. */
export const effectReaders = {
  layerModifiers: optional(layerModifiers),
  modifiers: optional(modifiers),
  scrollTimeline: optional(scrollTimeline),
};
