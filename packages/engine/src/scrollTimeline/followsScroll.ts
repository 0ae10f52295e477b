import type { Layer, ModuleSettings, Slide } from '@vitrine/model';
import { isEntered } from '../layers/isEntered.ts';

/** Whether a layer follows the page instead of the clock: as it says, else as the module says of all. */
export function followsScroll(layer: Layer, slide: Slide, { scrollTimeline }: ModuleSettings): boolean {
  if (!scrollTimeline?.use || slide.isGlobal || !isEntered(layer, slide)) return false;
  const said = layer.modifiers?.scroll?.timeline ?? 'unset';
  return said === 'unset' ? scrollTimeline.layers : said === 'on';
}
