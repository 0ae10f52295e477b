import { actionReaders } from '../groups/actionReaders.ts';
import { carouselReaders } from '../groups/carouselReaders.ts';
import { effectReaders } from '../groups/effectReaders.ts';
import { hoverReaders } from '../groups/hoverReaders.ts';
import { mediaReaders } from '../groups/mediaReaders.ts';
import { motionReaders } from '../groups/motionReaders.ts';
import { paintReaders } from '../groups/paintReaders.ts';
import { progressReaders } from '../groups/progressReaders.ts';
import { moreLayerFields } from '../layer/moreLayerFields.ts';
import { playedLayerFields } from '../layer/playedLayerFields.ts';
import { moreSettings } from '../settings/moreSettings.ts';
import { playedSettings } from '../settings/playedSettings.ts';
import { moreSlideFields } from '../slide/moreSlideFields.ts';
import { playedSlideFields } from '../slide/playedSlideFields.ts';
import { createReaders } from './createReaders.ts';

/** Everything that a document may say. */
export const readers = createReaders({
  ...actionReaders,
  ...motionReaders,
  ...mediaReaders,
  ...carouselReaders,
  ...paintReaders,
  ...progressReaders,
  ...effectReaders,
  ...hoverReaders,
  layerFields: playedLayerFields,
  more: moreLayerFields,
  settings: { ...playedSettings, ...moreSettings },
  slideFields: { ...playedSlideFields, ...moreSlideFields },
});
