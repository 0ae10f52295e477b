import type { Frame, PlayOptions } from '@vitrine/engine';
import type { NavSlide, PlayableModule } from '@vitrine/model';

/** A slide as a compiler has drawn it. HTML has `style` under another name. */
export interface DrawnSlide {
  readonly id: string;
  readonly className: string | undefined;
  readonly background: string;
  readonly layers: string;
  /** What it needs beyond the first frame's rules. */
  readonly css: string;
}

/** What the handle of a scrubber says and shows on a slide, with a hole for its number. */
export interface DrawnHandle {
  readonly label: string;
  /** Where it is not the same on all slides. */
  readonly html?: string;
}

/** What an arrow shows of a slide that it leads to. */
export interface ArrowPreview {
  /** HTML with a hole for the number. */
  readonly html: string;
  /** Null where its template shows none. */
  readonly picture: Pick<NavSlide, 'picture' | 'backgroundPicture' | 'color'> | null;
}

/**
 * A module that was drawn: what its document says, and everything that may come to stand in the page while it plays, as HTML. Where
 * it comes from, a score or the compiler, is nobody's business who plays it.
 */
export interface DrawnModule extends PlayableModule {
  /** The frame that stands in the page, and the moment that it was made for. */
  readonly frame: Frame;
  readonly moment: PlayOptions;
  /** Names of features that it begins with, if it was compiled elsewhere; null: the tables are asked. */
  readonly features: readonly string[] | null;
  /** A slide that takes turns, as it was drawn last; undefined for one that is not there. */
  drawnSlide(key: string): DrawnSlide | undefined;
  /** The text that a toggle shows instead of its own, where that is HTML. */
  toggleHtml(text: string): string | null;
  /** Texts of global slides that count slides, as HTML with the place of the number left open, by a class of their layer. */
  readonly counters: Readonly<Record<string, string>>;
  /** An item of a row with a hole for its number; null for one that stands in the page from the start. */
  rowItem(row: string, key: string): string | null;
  /** Of a slide that rows show a picture of: a thumbnail, and what it gives way to if it fails. */
  picture(key: string): readonly [thumbnail: string, instead: string] | undefined;
  /** Of a scrubber. */
  handle(key: string): DrawnHandle | undefined;
  /** Null where arrows show nothing of the slides that they lead to. */
  arrowPreview(key: string): ArrowPreview | null;
}
