import type { Page } from '@playwright/test';

/**
 * Texts stand in a font that every machine has from the start: when one comes, and what moves then, is a matter of moments. Call it
 * before the page is opened.
 */
export async function withoutFonts(page: Page): Promise<void> {
  // Answered by the test instead, all that a page asks for would go past the browser's cache.
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/fonts/*.css'] });
}
