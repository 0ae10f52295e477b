import type { Frame } from '@vitrine/engine';
import type { ModuleSettings, Slide } from '@vitrine/model';
import type { CompiledModule } from '../ports/CompiledModule.ts';
import { isInFlow } from '../layer/reference.ts';
import { classNames, slideClass, slideDomId } from '@vitrine/player/markup';

/** The id of a slide's element; undefined where it does not stand in the page. Slides that are only places have not been read. */
export function slideElementId(
  { module, moduleId }: CompiledModule,
  { slides }: Frame,
  key: string,
): string | undefined {
  const slide = slides.find((each) => each.key === key);
  if (!slide) return undefined;
  return slide.drawn === 'place' ? slideDomId(moduleId, slide) : ownSlideId(moduleId, module.slide(key));
}

/** The author's own name for it, or ours. */
export const ownSlideId = (moduleId: string, slide: Slide): string =>
  slide.attributes.id.replace(/[^\w-]/g, '') || slideDomId(moduleId, slide);

/**
 * The classes of a slide's element. One that holds no rows has no say in the module's height: it is taken out of the flow, so that slides
 * come and go without the others being laid out.
 */
export const slideClassNames = (slide: Slide, { type }: ModuleSettings): string | undefined =>
  classNames(
    slideClass(slide),
    type !== 'carousel' && !slide.layers.some((layer) => isInFlow(layer, null)) && 'sr7-flat',
    slide.attributes.className,
  );
