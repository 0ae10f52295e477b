import type { Frame, PlayOptions } from '@vitrine/engine';
import type { NavSlide, SlideGlance } from '@vitrine/model';
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

/** A slide that its module's document lacked, as a compiler has drawn it once it came. */
export interface LateSlide {
  readonly drawn: DrawnSlide;
  /** What it is packed in. */
  readonly trees: PackedTrees;
  /** Of its own texts. */
  readonly toggles: Score['toggles'];
}

/** What an arrow shows of a slide that it leads to. */
export interface ArrowPreview {
  /** HTML with a hole for the number. */
  readonly html: string;
  /** Null where its template shows none. */
  readonly picture: Pick<NavSlide, 'picture' | 'backgroundPicture' | 'color'> | null;
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
  /** Slides whose layers the document lacks: they are drawn without, until somebody hands them over. */
  readonly lacking: readonly string[];
  /** Of global slides: they stand in the page. */
  readonly globals: Readonly<Record<string, number>>;
  /** Texts that toggles show instead of their own and that are HTML, cleaned, with `style` under another name. */
  readonly toggles: Readonly<Record<string, string>>;
  /** Texts of global slides that count slides, as HTML with the place of the number left open, by a class of their layer. */
  readonly counters: Readonly<Record<string, string>>;
  /** Where in the packed trees the previews of slides are that arrows show; none where arrows show nothing of slides. */
  readonly arrows: Readonly<Record<string, number>>;
  /** A slide that is not there. */
  readonly empty: number;
  /** Slides that navigation leaves out, and those that have a deep link. */
  readonly hidden: readonly string[];
  readonly links: Readonly<Record<string, string>>;
}
