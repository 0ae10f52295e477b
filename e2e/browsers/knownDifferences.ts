import type { BrowserName } from './launchBrowser.ts';

/** Boxes of pages that are not where Chromium has them, and why they may be. One that no longer differs fails. */
export interface KnownDifference {
  readonly browser: BrowserName;
  /** Their names. */
  readonly pages: readonly string[];
  /** Absent: at every width. */
  readonly widths?: readonly number[];
  readonly boxes: RegExp;
  readonly reason: string;
}

export const knownDifferences: readonly KnownDifference[] = [];
