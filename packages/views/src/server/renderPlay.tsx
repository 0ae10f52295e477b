import { allLayers, playableSlides } from '@vitrine/engine';
import { openModule, type Slide } from '@vitrine/model';
import { authorHtml } from '../html/authorHtml.ts';
import { deferStyles } from '../html/deferredStyles.ts';
import { LayerList } from '../layer/LayerView.tsx';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { compileWhole, type WholeOptions } from '../module/compileWhole.ts';
import { createContexts } from '../module/createContexts.ts';
import { classNames, slideClass } from '../module/names.ts';
import { createPacker } from '../played/pack.ts';
import { type DrawnSlide, type LateSlide, SCORE_FORMAT, type Score } from '../played/Score.ts';
import { BackgroundView } from '../slide/BackgroundView.tsx';
import type { SlideContext } from '../slide/SlideContext.ts';
import { ownSlideId } from '../slide/slideElementId.ts';
import { arrowPreviews } from './arrowPreviews.tsx';
import { canPlayDrawn } from './canPlayDrawn.ts';
import { countersOf } from './countersOf.ts';
import { drawnHtml } from './drawnHtml.ts';

/** What plays a module that `renderFirstFrame` has drawn; null for one that must be played from its document. */
export function renderPlay(document: unknown, options: WholeOptions): Score | null {
  return playOf(compileWhole(openModule(document), options));
}

export function playOf(compiled: CompiledModule): Score | null {
  if (!canPlayDrawn(compiled)) return null;
  const { module, frame, options } = compiled;
  const { nowMs, language } = options;
  const slides = playableSlides(module, options);
  const keys = slides.map(({ key }) => key);
  const contexts = createContexts(compiled);
  const { put, trees } = createPacker();
  const packed = (key: string): number => put(module.slide(key));
  return {
    format: SCORE_FORMAT,
    id: module.id,
    frame,
    moment: language === undefined ? { nowMs } : { nowMs, language },
    settings: put(module.settings),
    slides,
    globalSlides: module.globalSlides,
    drawn: Object.fromEntries(keys.map((key) => [key, drawnSlide(compiled, contexts.of(key), packed(key))])),
    lacking: keys.filter((key) => !module.slide(key).hasLayers),
    globals: Object.fromEntries(module.globalSlides.map(({ key }) => [key, packed(key)])),
    toggles: togglesOf([...slides, ...module.globalSlides].map(({ key }) => module.slide(key))),
    counters: countersOf(module.globalSlides.map(({ key }) => contexts.of(key))),
    arrows: Object.fromEntries(arrowPreviews(compiled).map(([key, preview]) => [key, put(preview)])),
    empty: packed(''),
    hidden: keys.filter((key) => module.isHiddenFromNavigation(key)),
    links: Object.fromEntries(
      keys.map((key) => [module.slide(key).attributes.deepLink, key]).filter(([link]) => link !== ''),
    ),
    trees,
  };
}

/** Compiles slides that the document of a module lacks, as they come: for `playDrawn`. */
export function createSlideCompiler(
  document: unknown,
  options: WholeOptions,
): (key: string, json: unknown) => LateSlide {
  const compiled = compileWhole(openModule(document), options);
  const { module } = compiled;
  const contexts = createContexts(compiled);
  return (key, json) => {
    module.receiveSlide(key, json);
    const slide = module.slide(key);
    const { put, trees } = createPacker();
    return {
      drawn: drawnSlide(compiled, contexts.of(key), put(slide)),
      toggles: togglesOf([slide]),
      trees,
    };
  };
}

function drawnSlide({ cssOf, moduleId }: CompiledModule, context: SlideContext, packed: number): DrawnSlide {
  const { slide } = context;
  return {
    slide: packed,
    id: ownSlideId(moduleId, slide),
    className: classNames(slideClass(slide), slide.attributes.className),
    background: drawnHtml(<BackgroundView context={context} />),
    layers: drawnHtml(<LayerList layers={slide.layers} parent={null} context={context} />),
    css: cssOf(slide.key),
  };
}

/** Where they are plain text, who plays them shows them as they are. */
function togglesOf(slides: readonly Slide[]): Score['toggles'] {
  const texts = slides.flatMap(({ layers }) => allLayers(layers).map(({ toggleText }) => toggleText));
  const marked = texts.filter((text) => /[<&]/.test(text));
  return Object.fromEntries(marked.map((text) => [text, deferStyles(authorHtml(text))]));
}
