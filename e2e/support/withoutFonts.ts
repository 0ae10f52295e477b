import type { Page } from '@playwright/test';

/**
 * Texts stand in a font that every machine has from the start: when one comes, and what moves then, is a matter of moments. Call it
 * before the page is opened.
 */
export const withoutFonts = (page: Page): Promise<unknown> =>
  page.route('**/fonts/*.css', (route) => route.fulfill({ contentType: 'text/css', body: '' }));
