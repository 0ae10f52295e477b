import { readFileSync, statSync } from 'node:fs';
import { extname, join } from 'node:path';
import { expect, type Page } from '@playwright/test';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css',
  '.json': 'application/json',
};

/** Opens a page of a folder, as a host of files would serve it, and collects what its console complains of. */
export async function servePage(page: Page, folder: string, html: string): Promise<readonly string[]> {
  const told: string[] = [];
  page.on('pageerror', ({ message }) => told.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  await page.route('**/*', (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === '/') return route.fulfill({ contentType: TYPES['.html'] ?? '', body: html });
    // Some browsers ask for it by themselves.
    if (pathname === '/favicon.ico') return route.fulfill({ status: 204 });
    const path = join(folder, pathname);
    if (!statSync(path, { throwIfNoEntry: false })?.isFile()) return route.fulfill({ status: 404 });
    return route.fulfill({ contentType: TYPES[extname(path)] ?? 'text/plain', body: readFileSync(path) });
  });
  await page.goto('http://app.test/');
  return told;
}

/** Plays a module of a page: one slide on. */
export async function seeNextSlide(page: Page, place = 'body'): Promise<void> {
  const module = page.locator(`${place} sr7-module`).first();
  await expect(module.locator('sr7-slide[data-current]')).toContainText('First words');
  await module.getByRole('button', { name: 'Next slide' }).click();
  await expect(module.locator('sr7-slide[data-current]')).toContainText('Second words');
}
