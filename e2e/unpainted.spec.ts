import { expect, type Page } from '@playwright/test';
import { findAccessibilityFaults } from './support/findAccessibilityFaults.ts';
import { test } from './support/leaveUnpainted.ts';

const PALE =
  '<!doctype html><html lang="en"><title>Pale</title><main><h1>A page</h1><p style="color:#bbb;background:#fff">Pale words</p></main>';

const opacity = (page: Page): Promise<string> =>
  page.evaluate(() => getComputedStyle(document.documentElement).opacity);

test('a page that is left unpainted is held to its contrasts all the same', async ({ page }) => {
  await page.route('**/pale.html', (route) => route.fulfill({ contentType: 'text/html', body: PALE }));
  await page.goto('/pale.html');
  expect(await opacity(page)).toBe('0');
  const faults = await findAccessibilityFaults(page);
  expect(faults).toEqual([expect.stringMatching(/^color-contrast: .*Pale words/)]);
  expect(await opacity(page)).toBe('0');
});
