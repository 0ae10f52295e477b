import type { Layer, Slide } from '@vitrine/model';
import type { SlideContext } from '../ports/SlideContext.ts';
import { mainPicture } from '../slide/mainPicture.ts';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { imageSizes } from '../slide/imageSizes.ts';

/** What the views of each slide share, made once a slide: views compare it to know that nothing has changed. */
export interface Contexts {
  of(key: string): SlideContext;
  /** Of a global slide while the n-th one shows: another only where its texts name the number. */
  ofGlobal(key: string, shownNumber: number): SlideContext;
}

export function createContexts({ module, moduleId, frame }: CompiledModule): Contexts {
  const made = new WeakMap<Slide, SlideContext>();
  const first = frame.slides.find(({ turn }) => turn === 'current');
  const inFirstFrame = new Set(frame.slides.filter(({ shown }) => shown).map(({ key }) => key));

  function make(key: string): SlideContext {
    const slide = module.slide(key);
    const images = imageSizes(module, slide);
    const isFirst = key === first?.key;
    // In the first frame only the current slide's pictures are urgent; later slides are built to be shown next.
    const eager = slide.isGlobal || isFirst || !inFirstFrame.has(key);
    return {
      module,
      moduleId,
      slide,
      images,
      index: slide.isGlobal ? (first?.number ?? 1) : numberOf(key),
      shownNumber: slide.isGlobal ? (first?.number ?? 1) : numberOf(key),
      count: frame.slideCount,
      eager,
      mainPicture: isFirst ? mainPicture(slide, module.settings, images) : null,
    };
  }
  const numberOf = (key: string): number =>
    frame.slides.find((slide) => slide.key === key)?.number ??
    module.slides.findIndex((slide) => slide.key === key) + 1;

  function of(key: string): SlideContext {
    // A slide that was let go, or whose layers have come in meanwhile, is another one.
    const slide = module.slide(key);
    const context = made.get(slide) ?? make(key);
    made.set(slide, context);
    return context;
  }

  return {
    of,
    ofGlobal(key, shownNumber) {
      const context = of(key);
      if (context.shownNumber === shownNumber || !namesNumber(context.slide.layers)) return context;
      const next = { ...context, shownNumber };
      made.set(context.slide, next);
      return next;
    },
  };
}

const namesNumber = (layers: readonly Layer[]): boolean =>
  layers.some(({ content, children }) => content.text.includes('{{current_slide') || namesNumber(children));
