/** @jsxImportSource hono/jsx */
import type { Slide } from '@vitrine/model';
import { authorHtml, deferStyles } from '@vitrine/player/html';
import { layerViews } from '../layer/layerViews.ts';
import { needsScript } from '../live/needsScript.ts';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { createContexts } from '../module/createContexts.ts';
import { type DrawnModule, type DrawnSlide, featuresOf } from '@vitrine/player';
import { BackgroundView } from '../slide/BackgroundView.tsx';
import type { SlideContext } from '../ports/SlideContext.ts';
import { ownSlideId, slideClassNames } from '../slide/slideElementId.ts';
import { countersOf } from './countersOf.ts';
import { drawnHtml } from './drawnHtml.ts';
import { drawnNavigation } from './drawnNavigation.tsx';

/** A compiled module, ready to be played: everything that may come to stand in the page is drawn when it is asked for. */
export function createDrawnModule(compiled: CompiledModule): DrawnModule {
  const { module, frame, options } = compiled;
  const { nowMs, language } = options;
  const contextOf = createContexts(compiled);
  /** One that was let go, or has come in meanwhile, is another slide. */
  const drawn = new WeakMap<Slide, DrawnSlide>();
  return {
    ...module,
    frame,
    moment: language === undefined ? { nowMs } : { nowMs, language },
    drawnSlide(key) {
      const slide = module.slide(key);
      const known = drawn.get(slide) ?? drawSlide(compiled, contextOf(key));
      drawn.set(slide, known);
      return known;
    },
    // Plain text is shown as it is.
    toggleHtml: (text) => (/[<&]/.test(text) ? deferStyles(authorHtml(text)) : null),
    counters: countersOf(module.globalSlides.map(({ key }) => contextOf(key))),
    ...drawnNavigation(compiled),
    // Reading the neighbours of the first slide for them would keep it waiting.
    features: null,
  };
}

/** What a module begins with; nothing where it only stands there. */
export const moduleFeatures = (compiled: CompiledModule): readonly string[] =>
  needsScript(compiled) ? featuresOf(createDrawnModule(compiled)) : [];

/** Each part is drawn when it is asked for: of a slide that stands in the page already, nothing but its rules ever is. */
function drawSlide({ cssOf, module, moduleId }: CompiledModule, context: SlideContext): DrawnSlide {
  const { slide } = context;
  return {
    id: ownSlideId(moduleId, slide),
    className: slideClassNames(slide, module.settings),
    get background() {
      return drawnHtml(<BackgroundView context={context} />);
    },
    get layers() {
      return drawnHtml(...layerViews(slide.layers, null, context));
    },
    get css() {
      return cssOf(slide.key);
    },
  };
}
