import type { ModuleSettings, Slide } from '@vitrine/model';
import type { ArrowPreview, DrawnModule } from './DrawnModule.ts';
import { createUnpacker } from './pack.ts';
import type { Score } from './Score.ts';

/** A module that was compiled elsewhere: its slides are unpacked when they are asked for. */
export function openScore(score: Score): DrawnModule {
  const { id, settings, slides, globalSlides, globals, empty, hidden, links, drawn, toggles } = score;
  const unpack = createUnpacker(score.trees);
  const read = new Map<string, Slide>();
  return {
    id,
    frame: score.frame,
    moment: score.moment,
    features: score.features,
    settings: unpack(settings) as ModuleSettings,
    slides,
    globalSlides,
    slide(key) {
      const slide =
        read.get(key) ?? (unpack(ownOf(drawn, key)?.slide ?? ownOf(globals, key) ?? empty) as Slide);
      read.set(key, slide);
      return slide;
    },
    releaseSlide: (key) => void read.delete(key),
    // All of it is there: nothing is ever fetched.
    receiveSlide: () => undefined,
    slideByDeepLink: (deepLink) => ownOf(links, deepLink) || null,
    isHiddenFromNavigation: (key) => hidden.includes(key),
    featuresOfSlide(key) {
      const at = ownOf(score.slideFeatures, key);
      return at === undefined ? undefined : (unpack(at) as readonly string[]);
    },
    drawnSlide: (key) => ownOf(drawn, key),
    toggleHtml: (text) => ownOf(toggles, text) ?? null,
    counters: score.counters,
    rowItem: (row, key) => ownOf(ownOf(score.rows, row) ?? {}, key) ?? null,
    picture: (key) => ownOf(score.pictures, key),
    handle: (key) => ownOf(score.scrubber, key),
    arrowPreview(key) {
      const at = ownOf(score.arrows, key);
      return at === undefined ? null : (unpack(at) as ArrowPreview);
    },
  };
}

/** Keys are what authors wrote: some are names that every object has. */
const ownOf = <Value>(values: Readonly<Record<string, Value>>, key: string): Value | undefined =>
  Object.hasOwn(values, key) ? values[key] : undefined;
