import type { ModuleSettings, PlayableModule, Slide } from '@vitrine/model';
import { type PackedTrees, unpack } from './pack.ts';
import type { DrawnSlide, LateSlide, Score } from './Score.ts';

/** A module that was read and drawn ahead. */
export interface DrawnModule extends PlayableModule {
  /** A slide that takes turns, as it was drawn last; undefined for one that is not there. */
  drawnSlide(key: string): DrawnSlide | undefined;
  /** The text that a toggle shows instead of its own, where that is HTML. */
  toggleHtml(text: string): string | null;
}

/** Its slides are unpacked when they are asked for. */
export function openScore(score: Score): DrawnModule {
  const { id, trees, settings, slides, globalSlides, globals, empty, hidden, links } = score;
  const drawn = new Map(Object.entries(score.drawn));
  const toggles = new Map(Object.entries(score.toggles));
  const packed = new Map<string, readonly [PackedTrees, number]>();
  for (const [key, at] of Object.entries(globals)) packed.set(key, [trees, at]);
  for (const [key, { slide }] of drawn) packed.set(key, [trees, slide]);
  const read = new Map<string, Slide>();

  function receive(key: string, late: LateSlide): void {
    drawn.set(key, late.drawn);
    packed.set(key, [late.trees, late.drawn.slide]);
    for (const [text, html] of Object.entries(late.toggles)) toggles.set(text, html);
    read.delete(key);
  }

  return {
    id,
    settings: unpack(trees, settings) as ModuleSettings,
    slides,
    globalSlides,
    slide(key) {
      const slide = read.get(key) ?? (unpack(...(packed.get(key) ?? [trees, empty])) as Slide);
      read.set(key, slide);
      return slide;
    },
    releaseSlide: (key) => void read.delete(key),
    receiveSlide(key, late) {
      // Null: it could not be had.
      if (late) receive(key, late as LateSlide);
    },
    slideByDeepLink: (deepLink) => (Object.hasOwn(links, deepLink) && links[deepLink]) || null,
    isHiddenFromNavigation: (key) => hidden.includes(key),
    drawnSlide: (key) => drawn.get(key),
    toggleHtml: (text) => toggles.get(text) ?? null,
  };
}
