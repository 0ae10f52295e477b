import type { Frame, PlayOptions } from '@vitrine/engine';
import type { SlideGlance } from '@vitrine/model';
import type { PackedTrees } from './pack.ts';

/** Files of another make are not played: the module's document is, as ever. */
export const SCORE_FORMAT = 'vitrine-play-2';

/** A slide as a server has drawn it. */
export interface DrawnSlide {
  /** Where in the packed trees it is. */
  readonly slide: number;
  readonly id: string;
  readonly className: string | undefined;
  /** HTML, with `style` under another name. */
  readonly background: string;
  readonly layers: string;
  /** What it needs beyond the first frame's rules. */
  readonly css: string;
}

/** Items of a row by slide, as HTML with a hole for the number: those that the first frame has not, or all if their order may change. */
type DrawnItems = Readonly<Record<string, string>>;

/** What the handle of a scrubber says and shows on a slide, with a hole for its number. */
export interface DrawnHandle {
  readonly label: string;
  /** Where it is not the same on all slides. */
  readonly html?: string;
}

/**
 * All that it takes to play a module which a server has drawn: what its document says, read already, and its slides as HTML.
 * Pages need nothing that reads documents or draws them. They must trust whoever made it.
 */
export interface Score {
  readonly format: typeof SCORE_FORMAT;
  readonly id: string;
  /** The frame that stands in the page, and the moment that it was made for. */
  readonly frame: Frame;
  readonly moment: PlayOptions;
  readonly trees: PackedTrees;
  /** Where in them the settings are. */
  readonly settings: number;
  /** Those that may be shown, in their order. */
  readonly slides: readonly SlideGlance[];
  readonly globalSlides: readonly SlideGlance[];
  readonly drawn: Readonly<Record<string, DrawnSlide>>;
  /** Of global slides: they stand in the page. */
  readonly globals: Readonly<Record<string, number>>;
  /** A slide that is not there. */
  readonly empty: number;
  /** Slides that navigation leaves out, and those that have a deep link. */
  readonly hidden: readonly string[];
  readonly links: Readonly<Record<string, string>>;
  /** By the row's name. */
  readonly rows: Readonly<Record<string, DrawnItems>>;
  /** Of slides that rows show pictures of: a thumbnail, and what it gives way to if it fails. */
  readonly pictures: Readonly<Record<string, readonly [thumbnail: string, instead: string]>>;
  /** By slide; empty where there is none. */
  readonly scrubber: Readonly<Record<string, DrawnHandle>>;
}
