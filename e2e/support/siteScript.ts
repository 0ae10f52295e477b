import type { Page } from '@playwright/test';

const SCRIPT = /<script type="module" src="([^"]+)"/;

/** The address of the site's own script, which changes with every build. */
export async function siteScript(page: Page): Promise<string> {
  const sitePage = await (await page.request.get('/modules/product-hero')).text();
  return SCRIPT.exec(sitePage)?.[1] ?? '';
}
