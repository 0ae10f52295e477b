import type { Frame, PlayOptions } from '@vitrine/engine';
import type { SlideGlance } from '@vitrine/model';
import type { DrawnHandle, DrawnSlide } from './DrawnModule.ts';
import type { PackedTrees } from './pack.ts';

/** Files of another make are not played: the module's document is, as ever. */
export const SCORE_FORMAT = 'vitrine-play-4';

/** A slide with the place in the packed trees where what is read of it is. */
type PackedSlide = DrawnSlide & { readonly slide: number };

/**
 * All that it takes to play a module which was compiled elsewhere, written down: what its document says, read already, and its
 * slides as HTML. Pages need nothing that reads documents or draws them. They must trust whoever made it.
 */
export interface Score {
  readonly format: typeof SCORE_FORMAT;
  readonly id: string;
  /** The frame that stands in the page, and the moment that it was made for. */
  readonly frame: Frame;
  readonly moment: PlayOptions;
  /** What it begins with, by name. */
  readonly features: readonly string[];
  /** What each slide is played with, by name: where in the packed trees that is. */
  readonly slideFeatures: Readonly<Record<string, number>>;
  readonly trees: PackedTrees;
  /** Where in them the settings are. */
  readonly settings: number;
  /** Those that may be shown, in their order. */
  readonly slides: readonly SlideGlance[];
  readonly globalSlides: readonly SlideGlance[];
  readonly drawn: Readonly<Record<string, PackedSlide>>;
  /** Of global slides: they stand in the page. */
  readonly globals: Readonly<Record<string, number>>;
  /** Texts that toggles show instead of their own and that are HTML, cleaned. */
  readonly toggles: Readonly<Record<string, string>>;
  readonly counters: Readonly<Record<string, string>>;
  /** Where in the packed trees the previews of slides are that arrows show; none where arrows show nothing of slides. */
  readonly arrows: Readonly<Record<string, number>>;
  /** A slide that is not there. */
  readonly empty: number;
  /** Slides that navigation leaves out, and those that have a deep link. */
  readonly hidden: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  /** Items by the row's name and by slide: those that the first frame has not, or all if their order may change. */
  readonly rows: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly pictures: Readonly<Record<string, readonly [thumbnail: string, instead: string]>>;
  /** By slide; empty where there is none. */
  readonly scrubber: Readonly<Record<string, DrawnHandle>>;
}
