import type { Media } from '../media/Media.ts';

/** Something with an address of its own. */
export interface SitemapEntry {
  readonly slug: string;
  /** Null: not known. */
  readonly changedAt: number | null;
  readonly pictures: readonly Pick<Media, 'file'>[];
}

/** Entries whose ids are of one range. Those of the others stay as they are when one is added. */
export interface SitemapPart {
  /** From 1. */
  readonly number: number;
  readonly changedAt: number | null;
}

/** One kind of what has addresses. Only what every visitor may see is in it. */
export interface SitemapSource {
  readonly listParts: () => Promise<readonly SitemapPart[]>;
  readonly readPart: (number: number) => Promise<readonly SitemapEntry[]>;
}
