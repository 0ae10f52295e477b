import { timeline } from '../timeline/timeline.ts';

/** How layers move. */
export const motionReaders = {
  timeline,
};
