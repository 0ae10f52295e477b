import type { SlideContext } from '../slide/SlideContext.ts';
import { mainPicture } from '../slide/mainPicture.ts';
import type { CompiledModule } from './compileModule.ts';
import { imageSizes } from './imageSizes.ts';

/** What the views of each slide share, made once a slide: views compare it to know that nothing has changed. */
export function createContexts({ module, moduleId, frame }: CompiledModule): (key: string) => SlideContext {
  const made = new Map<string, SlideContext>();
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
      count: frame.slideCount,
      eager,
      mainPicture: isFirst ? mainPicture(slide, module.settings, images) : null,
    };
  }
  const numberOf = (key: string): number =>
    frame.slides.find((slide) => slide.key === key)?.number ??
    module.slides.findIndex((slide) => slide.key === key) + 1;

  return (key) => {
    const known = made.get(key);
    // A slide whose layers have come in meanwhile is another one.
    if (known && known.slide === module.slide(key)) return known;
    const context = make(key);
    made.set(key, context);
    return context;
  };
}
