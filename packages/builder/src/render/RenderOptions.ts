import type { Note } from '@vitrine/model';
import type { DynamicTag } from '../html/dynamicTags.ts';
import type { Shortcode } from '../html/shortcodes.ts';
import type { Kit } from '../kit/Kit.ts';
import type { Part, Widget } from '../widgets/Widget.ts';

export interface RenderOptions {
  /** What the document is called in classes: `elementor-12`. */
  readonly id: string | number;
  readonly kit?: Kit;
  /** Widgets of the site, beside or instead of our own. */
  readonly widgets?: readonly Widget[];
  /** Shortcodes that the site fills in; null: it does not know this one. */
  readonly shortcode?: (shortcode: Shortcode) => Part | null;
  readonly knowsShortcode?: (name: string) => boolean;
  /** Values that the site fills in; undefined: it does not know this one. */
  readonly dynamic?: (tag: DynamicTag) => unknown;
  /** Where addresses lead on this site. */
  readonly toUrl?: (url: string) => string;
  readonly language?: string;
  /** It stands in a dialog, which its triggers open, or only what asks for it. Default: it is drawn like any other document. */
  readonly popup?: 'by itself' | 'when asked';
  /** Style sheets of fonts that the site has itself, by family; others come from the provider of fonts. */
  readonly fontSheets?: ReadonlyMap<string, string>;
}

/** A part, and the mark in the HTML that it takes the place of. */
export interface PlacedPart extends Part {
  readonly mark: string;
}

export interface RenderedDocument {
  readonly html: string;
  /** Of this document alone: `documentCss` comes before it. */
  readonly css: string;
  /** Style sheets of fonts. */
  readonly fonts: readonly string[];
  readonly notes: readonly Note[];
  readonly needs: {
    /** Something in it moves, opens or counts. */
    readonly script: boolean;
    /** Something in it comes in when it is first seen, or opens or counts by itself. The script does that too. */
    readonly entrances: boolean;
    readonly parts: readonly PlacedPart[];
  };
}
