import type { Browser, Page } from '@playwright/test';

export interface ComparedPages {
  /** Where modules are played as they were drawn. */
  readonly drawn: Page;
  /** Where they are played from their documents. */
  readonly written: Page;
  readonly both: readonly Page[];
  /**
   * What broke in either so far. Files of other people are not there, or a page's policy lets none in: of that consoles are full, so they are
   * not read.
   */
  readonly errors: readonly string[];
  readonly close: () => Promise<void>;
}

/** Two pages in which modules stand one after the other: in pages of its own each would have the player's script read anew. */
export async function openComparedPages(browser: Browser): Promise<ComparedPages> {
  // Few pixels: what stands in a page is written down, not how it looks.
  const context = await browser.newContext({ viewport: { width: 800, height: 450 } });
  const [drawn, written] = [await context.newPage(), await context.newPage()];
  const errors: string[] = [];
  for (const page of [drawn, written]) page.on('pageerror', ({ message }) => void errors.push(message));
  return { drawn, written, both: [drawn, written], errors, close: () => context.close() };
}
