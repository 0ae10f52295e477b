import { featuresOfSlides } from '@vitrine/engine/play';
import { enhancersOf } from './enhancers/index.ts';
import type { DrawnModule } from './score/DrawnModule.ts';

/** What a module begins with, by the names of both tables. Slides that come later ask for theirs as they come. */
export function featuresOf(module: Omit<DrawnModule, 'features'>): readonly string[] {
  const slides = [...firstKeys(module)].map((key) => module.slide(key));
  return [...featuresOfSlides(slides, module), ...enhancersOf(module)];
}

/** The slides of the first frame, those that lie over and under it, and those that are made ready as soon as it plays. */
function firstKeys({ frame, settings }: Pick<DrawnModule, 'frame' | 'settings'>): Set<string> {
  const { backKeys, frontKeys, currentKey, navKeys } = frame;
  const drawn = frame.slides.filter((slide) => slide.drawn !== 'place').map(({ key }) => key);
  const index = navKeys.indexOf(currentKey);
  const beside =
    settings.type === 'carousel' ? [] : [navKeys[index + 1] ?? navKeys[0] ?? '', navKeys.at(index - 1) ?? ''];
  const keys = new Set([currentKey, ...drawn, ...beside, ...backKeys, ...frontKeys]);
  keys.delete('');
  return keys;
}
