import { join } from 'node:path';
import type { Page, Route } from '@playwright/test';
import type * as browser from '@vitrine/browser';

declare global {
  interface Window {
    readonly browser: typeof browser;
  }
}

const dist = join(import.meta.dirname, '../../packages/browser/dist');
const demo = join(import.meta.dirname, '../../apps/site/demo');

const PIXEL =
  '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"><rect width="8" height="6" fill="#567"/></svg>';

/** What the playground serves: names that begin with "no" are missing. */
const files: Readonly<Record<string, Parameters<Route['fulfill']>[0]>> = {
  js: { contentType: 'text/javascript', body: 'window.runs = (window.runs ?? 0) + 1' },
  css: { contentType: 'text/css', body: 'p{color:rgb(1, 2, 3)}' },
  svg: { contentType: 'image/svg+xml', body: PIXEL },
  json: { contentType: 'application/json', body: '{"a":1}' },
  glsl: { contentType: 'text/plain', body: 'void main(){}' },
  woff2: { contentType: 'font/woff2', path: join(demo, 'fonts/instrument-sans-latin-wght-normal.woff2') },
};

/** A page with a body of its own, the built package under `window.browser`, and files below /files/ whose requests are listed. */
export async function openBrowserPlayground(page: Page, body = '', policy = ''): Promise<string[]> {
  const asked: string[] = [];
  await page.route('**/playground/browser/**', (route) =>
    route.fulfill({
      path: join(dist, new URL(route.request().url()).pathname.replace('/playground/browser/', '')),
      contentType: 'text/javascript',
    }),
  );
  await page.route('**/files/**', (route) => {
    const { pathname } = new URL(route.request().url());
    const name = pathname.replace('/files/', '');
    asked.push(name);
    return name.startsWith('no')
      ? route.fulfill({ status: 404, body: '' })
      : route.fulfill({
          ...files[name.split('.').at(-1) ?? ''],
          headers: { 'access-control-allow-origin': '*' },
        });
  });
  await page.route('**/playground/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      ...(policy && { headers: { 'content-security-policy': policy } }),
      body: `<!doctype html><title>p</title><body style="margin:0">${body}<script nonce="n1" type="module">window.browser = await import("/playground/browser/index.js")</script>`,
    }),
  );
  await page.goto('/playground/');
  await page.waitForFunction(() => 'browser' in window);
  return asked;
}
