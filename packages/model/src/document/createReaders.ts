import { type Background, createBackground } from '../layer/background.ts';
import { createLayerFields, type LayerFields } from '../layer/createLayerFields.ts';
import type { Reader } from '../reading/Reader.ts';
import { always } from '../reading/scalars.ts';
import { createSettings, type ModuleSettings } from '../settings/createSettings.ts';
import { drawnSettings } from '../settings/drawnSettings.ts';
import { createSlideFields, type SlideFields } from '../slide/createSlideFields.ts';
import { stillTimeline } from '../timeline/stillTimeline.ts';
import { solidFill } from '../values/solidFill.ts';
import type { LateReaders } from './LateReaders.ts';

/** What reads the pieces of a document. */
export interface DocumentReaders {
  readonly background: Reader<Background>;
  readonly settings: Reader<ModuleSettings>;
  readonly slide: Reader<SlideFields>;
  readonly layer: Reader<LayerFields>;
}

const none = always(null);

/** A document without them has nothing to say. */
const ABSENT: Partial<LateReaders> = {
  fill: solidFill,
  timeline: always(stillTimeline),
  hover: none,
  layerModifiers: none,
  actions: always([]),
  video: none,
  progressBar: none,
  scrollTimeline: none,
  modifiers: none,
  decor: { border: none, radius: none, boxShadow: none, textShadow: none, textStroke: none } as never,
  settings: drawnSettings as unknown as LateReaders['settings'],
};

/**
 * A reader that is not there reads as if the document said nothing. Whole groups of fields that are not there (of films, of
 * carousels, of players) are left out: whoever asks for them brings them.
 */
export function createReaders(given: Partial<LateReaders>): DocumentReaders {
  const late = { ...ABSENT, ...given } as LateReaders;
  const background = createBackground(late.fill, late.video);
  return {
    background,
    settings: createSettings(late),
    slide: createSlideFields({ ...late, background }),
    layer: createLayerFields({ ...late, background }),
  };
}
