import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Page,
} from '@playwright/test';
import { collectErrors } from '../collectErrors.ts';
import { EDITOR } from './api.ts';

declare global {
  interface Window {
    /** Until notices were kept. */
    setTimeoutBefore?: typeof setTimeout;
  }
}

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

interface Entered {
  readonly baseURL: string;
  readonly page: Page;
  readonly errors: string[];
}

let entered: Entered | null = null;
/** Left by the test before. The next one of the same shop goes on in it: another window would read all of the admin again. */
let left: Entered | null = null;

/** The same within the admin. */
export async function enterAdmin(
  browser: Browser,
  baseURL: string,
  path: string,
  width = 1280,
): Promise<{ page: Page; errors: string[] }> {
  const viewport = { width, height: 800 };
  if (left?.baseURL === baseURL) {
    [entered, left] = [left, null];
    await entered.page.setViewportSize(viewport);
    await goWithin(entered.page, path);
    return entered;
  }
  await left?.page.context().close();
  left = null;
  const context = await logInBrowser(browser, { baseURL, viewport, reducedMotion: 'reduce' });
  const page = await context.newPage();
  entered = { baseURL, page, errors: collectErrors(page) };
  await page.goto(`/admin${path}`);
  await expect(page.locator('.shell')).toBeVisible();
  return entered;
}

/** A test has ended in the admin, and was well: its window waits for the next one, at a place where nothing stands, and nothing is kept in it. */
export async function leaveAdmin(page: Page): Promise<void> {
  if (entered?.page !== page) throw new Error('This window was not entered.');
  await page.unrouteAll();
  await goWithin(page, '/nothing');
  await expect(page.getByText('There is no such page in the admin.')).toBeVisible();
  const close = page.locator('.toasts').getByRole('button', { name: 'Close' });
  while ((await close.count()) > 0) await close.first().click();
  await page.evaluate(() => {
    localStorage.clear();
    if (window.setTimeoutBefore) window.setTimeout = window.setTimeoutBefore;
  });
  entered.errors.length = 0;
  [left, entered] = [entered, null];
}

/** To another screen as its links lead there: loaded anew, all of the admin would be read again. */
export const goWithin = (page: Page, path: string): Promise<void> =>
  page.evaluate((to) => history.pushState(null, '', to), `/admin${path}`);

/** What is told goes by itself after 6 s, and what can be taken back after 15: on a slow machine before it has been looked at. */
export const keepNotices = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const own = window.setTimeout.bind(window);
    const later = (call: () => void, ms = 0) => own(call, ms === 6000 || ms === 15_000 ? 600_000 : ms);
    Object.assign(window, { setTimeout: later, setTimeoutBefore: own });
  });
