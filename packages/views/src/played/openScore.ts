import type { ModuleSettings, PlayableModule, Slide } from '@vitrine/model';
import { unpack } from './pack.ts';
import type { Score } from './Score.ts';

/** A module that was read ahead: its slides are unpacked when they are asked for. */
export function openScore({
  id,
  trees,
  settings,
  slides,
  globalSlides,
  drawn,
  globals,
  empty,
  hidden,
  links,
}: Score): PlayableModule {
  const numbers = new Map(Object.entries(globals));
  for (const [key, { slide }] of Object.entries(drawn)) numbers.set(key, slide);
  const read = new Map<string, Slide>();
  return {
    id,
    settings: unpack(trees, settings) as ModuleSettings,
    slides,
    globalSlides,
    slide(key) {
      const slide = read.get(key) ?? (unpack(trees, numbers.get(key) ?? empty) as Slide);
      read.set(key, slide);
      return slide;
    },
    releaseSlide: (key) => void read.delete(key),
    // All of it is there: nothing is ever fetched.
    receiveSlide: () => undefined,
    slideByDeepLink: (deepLink) => (Object.hasOwn(links, deepLink) && links[deepLink]) || null,
    isHiddenFromNavigation: (key) => hidden.includes(key),
  };
}
