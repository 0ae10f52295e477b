import { type Browser, expect, type Page } from '@playwright/test';
import { collectErrors } from '../collectErrors.ts';
import { EDITOR } from './api.ts';

/** A browser of its own at the form of the admin, and then within. */
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
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto(`/admin${path}`);
  await page.getByLabel('User name or email').fill(EDITOR.email);
  await page.getByLabel('Password').fill(EDITOR.password);
  await page.keyboard.press('Enter');
  await expect(page.locator('.shell')).toBeVisible();
  return { page, errors };
}
