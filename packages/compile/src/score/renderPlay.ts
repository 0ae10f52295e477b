import { allLayers, playableSlides } from '@vitrine/engine';
import { featuresOfSlides } from '@vitrine/engine/play';
import { isFeed, openModule, type Slide } from '@vitrine/model';
import { needsScript } from '../live/needsScript.ts';
import type { CompiledModule, CompileOptions } from '../ports/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { rowsOf } from '@vitrine/player/markup';
import { createPacker, type DrawnModule, featuresOf, type Score, SCORE_FORMAT } from '@vitrine/player';
import { createDrawnModule } from './createDrawnModule.tsx';
import { comingKeys } from './drawnNavigation.tsx';

/** The score of a module that `renderFirstFrame` has drawn; null for one that only stands there, or whose slides are not all there. */
export function renderPlay(document: unknown, options: CompileOptions): Score | null {
  return playOf(compileModule(openModule(document), options));
}

/** The slides of a feed are made when its items are there, and a document may lack some that its server has: such are played from it. */
export const canPlay = (compiled: CompiledModule): boolean =>
  needsScript(compiled) && !isFeed(compiled.module) && hasAllSlides(compiled);

const hasAllSlides = ({ module, options }: CompiledModule): boolean =>
  playableSlides(module, options).every(({ key }) => module.slide(key).hasLayers);

export function playOf(compiled: CompiledModule): Score | null {
  if (!canPlay(compiled)) return null;
  const { module, frame, options } = compiled;
  const drawn = createDrawnModule(compiled);
  const slides = playableSlides(module, options);
  const keys = slides.map(({ key }) => key);
  const globalKeys = module.globalSlides.map(({ key }) => key);
  const { put, trees } = createPacker();
  const packed = (key: string): number => put(module.slide(key));
  return {
    format: SCORE_FORMAT,
    id: module.id,
    frame,
    moment: drawn.moment,
    features: featuresOf(drawn),
    slideFeatures: recordOf([...keys, ...globalKeys], (key) =>
      put(featuresOfSlides([module.slide(key)], module)),
    ),
    settings: put(module.settings),
    slides,
    globalSlides: module.globalSlides,
    drawn: recordOf(keys, (key) => withPlace(drawn, key, packed(key))),
    globals: recordOf(globalKeys, packed),
    toggles: togglesOf(
      [...keys, ...globalKeys].map((key) => module.slide(key)),
      drawn,
    ),
    counters: drawn.counters,
    arrows: recordOf(frame.navKeys, (key) => {
      const preview = drawn.arrowPreview(key);
      return preview ? put(preview) : undefined;
    }),
    empty: packed(''),
    hidden: keys.filter((key) => module.isHiddenFromNavigation(key)),
    links: Object.fromEntries(
      keys.map((key) => [module.slide(key).attributes.deepLink, key]).filter(([link]) => link !== ''),
    ),
    rows: Object.fromEntries(
      rowsOf(module.settings.nav).map((shown) => [
        shown.kind.name,
        recordOf(comingKeys(compiled, shown), (key) => drawn.rowItem(shown.kind.name, key) ?? undefined),
      ]),
    ),
    pictures: recordOf(frame.navKeys, drawn.picture),
    scrubber: recordOf(keys, drawn.handle),
    trees,
  };
}

function withPlace(drawn: DrawnModule, key: string, slide: number): Score['drawn'][string] {
  const { id = '', className, background = '', layers = '', css = '' } = drawn.drawnSlide(key) ?? {};
  return { slide, id, className, background, layers, css };
}

function togglesOf(slides: readonly Slide[], { toggleHtml }: DrawnModule): Score['toggles'] {
  const texts = slides.flatMap(({ layers }) => allLayers(layers).map(({ toggleText }) => toggleText));
  return recordOf(texts, (text) => toggleHtml(text) ?? undefined);
}

/** What there is of each, by its name. */
const recordOf = <Value>(
  names: readonly string[],
  valueOf: (name: string) => Value | undefined,
): Record<string, Value> =>
  Object.fromEntries(
    names.flatMap((name): [string, Value][] => {
      const value = valueOf(name);
      return value === undefined ? [] : [[name, value]];
    }),
  );
