import type { Look } from '../Look.ts';
import { captionThumbs } from './captions.ts';
import { cardThumbs } from './cards.ts';
import { liftThumbs } from './lift.ts';
import { printThumbs } from './prints.ts';
import { roundThumbs } from './rounds.ts';
import { stripThumbs } from './strip.ts';

/** Ready-made looks by name; the first serves where a document names none that is known. */
export const THUMB_LOOKS: Readonly<Record<string, Look>> = {
  'vt-prints': printThumbs,
  'vt-rounds': roundThumbs,
  'vt-strip': stripThumbs,
  'vt-captions': captionThumbs,
  'vt-cards': cardThumbs,
  'vt-lift': liftThumbs,
};
