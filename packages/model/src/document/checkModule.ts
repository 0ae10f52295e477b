import type { Note } from '../reading/Note.ts';
import { openModule } from './Module.ts';
import { whyNotPlayable } from './documentKind.ts';

export type ModuleCheck =
  | {
      readonly playable: true;
      readonly slideCount: number;
      readonly layerlessSlides: number;
      readonly notes: readonly Note[];
    }
  | { readonly playable: false; readonly reason: string };

/** Reads all of a document, unknown keys too, and tells what was found. */
export function checkModule(json: unknown): ModuleCheck {
  const reason = whyNotPlayable(json);
  if (reason !== null) return { playable: false, reason };
  const module = openModule(json, { tellUnknownKeys: true });
  const slides = [...module.slides, ...module.globalSlides].map(({ key }) => module.slide(key));
  const layerless = slides.filter((slide) => !slide.isGlobal && !slide.hasLayers);
  return {
    playable: true,
    slideCount: module.slides.length,
    layerlessSlides: layerless.length,
    notes: module.notes,
  };
}
