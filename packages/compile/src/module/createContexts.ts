import type { CompiledModule } from '../ports/CompiledModule.ts';
import type { SlideContext } from '../ports/SlideContext.ts';
import { imageSizes } from '../slide/imageSizes.ts';
import { mainPicture } from '../slide/mainPicture.ts';

/** Hands out what the views of a slide share, by its key. */
export function createContexts(compiled: CompiledModule): (key: string) => SlideContext {
  const { module, moduleId, frame, controls } = compiled;
  const first = frame.slides.find(({ turn }) => turn === 'current');
  const inFirstFrame = new Set(frame.slides.filter(({ shown }) => shown).map(({ key }) => key));
  const numberOf = (key: string): number =>
    frame.slides.find((slide) => slide.key === key)?.number ??
    module.slides.findIndex((slide) => slide.key === key) + 1;

  return (key) => {
    const slide = module.slide(key);
    const images = imageSizes(module, slide);
    const isFirst = key === first?.key;
    // In the first frame only the current slide's pictures are urgent; later slides are built to be shown next.
    const eager = slide.isGlobal || isFirst || !inFirstFrame.has(key);
    const number = slide.isGlobal ? (first?.number ?? 1) : numberOf(key);
    return {
      module,
      moduleId,
      slide,
      images,
      index: number,
      shownNumber: number,
      count: frame.slideCount,
      eager,
      mainPicture: isFirst ? mainPicture(slide, module.settings, images) : null,
      controls,
    };
  };
}
