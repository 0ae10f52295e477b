import { backgroundVideo, mediaFields } from '../layer/media.ts';
import { optional } from '../reading/composites.ts';

/** Films and sounds. */
export const mediaReaders = { video: optional(backgroundVideo), mediaFields };
