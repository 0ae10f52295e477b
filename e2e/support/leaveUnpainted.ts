import { type BrowserContext, type Page, test as base } from '@playwright/test';

declare global {
  interface Window {
    /** What keeps the page from being painted. */
    readonly unpainted?: CSSStyleSheet;
  }
}

/**
 * Nothing of the pages that are opened from now on is painted, frame by frame: that takes a quarter of all that a page takes. Where things stand, what they
 * say and what they do is as it is; colours, pixels, paints and shifts are for pages that are painted.
 */
export const leaveUnpainted = (pages: Page | BrowserContext): Promise<unknown> =>
  pages.addInitScript(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('html{opacity:0!important}');
    document.adoptedStyleSheets.push(sheet);
    Object.assign(window, { unpainted: sheet });
  });

/** For files of tests in which no page has to be painted. */
export const test = base.extend<{ readonly unpainted: undefined }>({
  unpainted: [
    async ({ context }, use) => {
      await leaveUnpainted(context);
      await use(undefined);
    },
    { auto: true },
  ],
});
