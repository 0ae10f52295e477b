import { type Browser, expect, type Page } from '@playwright/test';
import { collectErrors } from '../collectErrors.ts';
import { EDITOR } from './api.ts';

/** A browser of its own within the admin. Whoever runs a shop from its start logs in by the form. */
export async function enterAdmin(
  browser: Browser,
  baseURL: string,
  path: string,
  width = 1280,
): Promise<{ page: Page; errors: string[] }> {
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: 800 },
    reducedMotion: 'reduce',
  });
  const { email: login, password } = EDITOR;
  await context.request.post('/api/v1/login', { data: { login, password, cookie: true } });
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto(`/admin${path}`);
  await expect(page.locator('.shell')).toBeVisible();
  return { page, errors };
}

/** To another screen as its links lead there: loaded anew, all of the admin would be read again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), `/admin${path}`);
