import type { LateReaders } from '../document/LateReaders.ts';
import { playedLayerFields } from '../layer/playedLayerFields.ts';
import { playedSettings } from '../settings/playedSettings.ts';
import { playedSlideFields } from '../slide/playedSlideFields.ts';

/** What a player asks for, and nothing that only editors do. */
export const playReaders = {
  settings: playedSettings,
  slideFields: playedSlideFields,
  layerFields: playedLayerFields,
} as unknown as Pick<LateReaders, 'settings' | 'slideFields' | 'layerFields'>;
