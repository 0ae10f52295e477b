/** @jsxImportSource hono/jsx */
import { playableSlides } from '@vitrine/engine';
import { openModule } from '@vitrine/model';
import { LayerList } from '../layer/LayerView.tsx';
import type { CompiledModule, CompileOptions } from '../module/CompiledModule.ts';
import { compileModule } from '../module/compileModule.ts';
import { createContexts } from '../module/createContexts.ts';
import { classNames, slideClass } from '../module/names.ts';
import { createPacker } from '../played/pack.ts';
import { type DrawnSlide, SCORE_FORMAT, type Score } from '../played/Score.ts';
import { BackgroundView } from '../slide/BackgroundView.tsx';
import type { SlideContext } from '../slide/SlideContext.ts';
import { ownSlideId } from '../slide/slideElementId.ts';
import { canPlayDrawn } from './canPlayDrawn.ts';
import { drawnHtml } from './drawnHtml.ts';
import { drawnPictures, drawnRows } from './drawnRows.tsx';
import { drawnScrubber } from './drawnScrubber.ts';

/** What plays a module that `renderFirstFrame` has drawn; null for one that must be played from its document. */
export function renderPlay(document: unknown, options: CompileOptions): Score | null {
  return playOf(compileModule(openModule(document), options));
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
    globals: Object.fromEntries(module.globalSlides.map(({ key }) => [key, packed(key)])),
    empty: packed(''),
    hidden: keys.filter((key) => module.isHiddenFromNavigation(key)),
    links: Object.fromEntries(
      keys.map((key) => [module.slide(key).attributes.deepLink, key]).filter(([link]) => link !== ''),
    ),
    rows: drawnRows(compiled),
    pictures: drawnPictures(compiled),
    scrubber: drawnScrubber(compiled, keys),
    trees,
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
