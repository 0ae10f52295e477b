import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { collectErrors } from '../collectErrors.ts';
import { leaveUnpainted } from '../leaveUnpainted.ts';
import { EDITOR } from './api.ts';

/** A browser of its own in which the shop's owner is logged in. Whoever runs a shop from its start does so by the form. */
export async function logInBrowser(
  browser: Browser,
  options: BrowserContextOptions,
): Promise<BrowserContext> {
  const context = await browser.newContext(options);
  const { email: login, password } = EDITOR;
  await context.request.post('/api/v1/login', { data: { login, password, cookie: true } });
  return context;
}

/** The same within the admin. */
export async function enterAdmin(
  browser: Browser,
  baseURL: string,
  path: string,
  width = 1280,
): Promise<{ page: Page; errors: string[] }> {
  const viewport = { width, height: 800 };
  const context = await logInBrowser(browser, { baseURL, viewport, reducedMotion: 'reduce' });
  await leaveUnpainted(context);
  const page = await context.newPage();
  const errors = collectErrors(page);
  await page.goto(`/admin${path}`);
  await expect(page.locator('.shell')).toBeVisible();
  return { page, errors };
}

/** To another screen as its links lead there: loaded anew, all of the admin would be read again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), `/admin${path}`);

/** What is told goes by itself after 6 s, and what can be taken back after 15: on a slow machine before it has been looked at. */
export const keepNotices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = window.setTimeout.bind(window);
    const later = (call: () => void, ms = 0) => own(call, ms === 6000 || ms === 15_000 ? 600_000 : ms);
    Object.assign(window, { setTimeout: later });
  });
