import { allLayers } from '../layers/allLayers.ts';
import { isEntered } from '../layers/isEntered.ts';
import type { Player } from '../ports/Player.ts';

/** spec/1 §2: closing a modal closes its slide, unless it is a carousel: what came in plays out. */
export function closeSlide({ module, places, playScene }: Player): void {
  if (module.settings.type === 'carousel') return;
  const keys = [places.current, ...module.globalSlides.map(({ key }) => key)];
  for (const key of keys) {
    if (key === null) continue;
    const slide = module.slide(key);
    for (const layer of allLayers(slide.layers)) if (isEntered(layer, slide)) playScene(layer.id, 'out');
  }
}
