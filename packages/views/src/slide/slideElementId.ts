import type { Frame } from '@vitrine/engine';
import type { CompiledModule } from '../module/CompiledModule.ts';
import { slideDomId } from '../module/names.ts';

/** The id of a slide's element; undefined where it does not stand in the page. Slides that are only places have not been read. */
export function slideElementId(
  { module, moduleId }: CompiledModule,
  { slides }: Frame,
  key: string,
): string | undefined {
  const slide = slides.find((each) => each.key === key);
  if (!slide) return undefined;
  const ownId = slide.drawn === 'place' ? '' : module.slide(key).attributes.id.replace(/[^\w-]/g, '');
  return ownId || slideDomId(moduleId, slide);
}
