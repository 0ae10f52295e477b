import type { Action } from '../action/action.ts';
import type { decorFields } from '../layer/decor.ts';
import type { hover } from '../layer/hover.ts';
import type { layerModifiers } from '../layer/layerModifiers.ts';
import type { backgroundVideo, mediaFields } from '../layer/media.ts';
import type { moreLayerFields } from '../layer/moreLayerFields.ts';
import type { playedLayerFields } from '../layer/playedLayerFields.ts';
import type { Read, Reader } from '../reading/Reader.ts';
import type { carousel } from '../settings/carousel.ts';
import type { modifiers, scrollTimeline } from '../settings/modifiers.ts';
import type { moreSettings } from '../settings/moreSettings.ts';
import type { playedSettings } from '../settings/playedSettings.ts';
import type { progressBar } from '../settings/progressBar.ts';
import type { moreSlideFields } from '../slide/moreSlideFields.ts';
import type { playedSlideFields } from '../slide/playedSlideFields.ts';
import type { Fill } from '../values/solidFill.ts';
import type { Timeline } from '../timeline/timeline.ts';

type Optional<R> = Reader<Read<R> | null>;

/** Readers that not every document needs: they come with what plays or draws it. */
export interface LateReaders {
  readonly fill: Reader<Fill>;
  readonly timeline: Reader<Timeline>;
  readonly hover: Optional<typeof hover>;
  readonly layerModifiers: Optional<typeof layerModifiers>;
  readonly actions: Reader<readonly Action[]>;
  readonly video: Optional<typeof backgroundVideo>;
  /** Of a layer's content. */
  readonly mediaFields: typeof mediaFields;
  readonly progressBar: Optional<typeof progressBar>;
  readonly scrollTimeline: Optional<typeof scrollTimeline>;
  readonly modifiers: Optional<typeof modifiers>;
  readonly carousel: { readonly carousel: typeof carousel };
  readonly settings: Omit<typeof playedSettings, 'source' | 'codes'> & typeof moreSettings;
  readonly decor: typeof decorFields;
  readonly layerFields: typeof playedLayerFields;
  readonly more: typeof moreLayerFields;
  readonly slideFields: typeof playedSlideFields & typeof moreSlideFields;
}
