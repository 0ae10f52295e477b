import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type * as motion from '@vitrine/motion';

const packages = join(import.meta.dirname, '../../packages');
const modules = join(import.meta.dirname, '../../node_modules');

export type Motion = typeof motion;
declare global {
  interface Window {
    readonly motion: Motion;
  }
}

const imports = {
  '@vitrine/browser': '/playground/browser/index.js',
  '@vitrine/motion': '/playground/motion/index.js',
  'animejs/animation': '/playground/modules/animejs/dist/modules/animation/index.js',
  'animejs/svg': '/playground/modules/animejs/dist/modules/svg/index.js',
};

/** A page with a body of its own and the built package under `window.motion`. */
export async function openPlayground(
  page: Page,
  body = '<div id="box" style="width:100px;height:100px"></div>',
): Promise<void> {
  const serve = (folder: string, root: string): Promise<unknown> =>
    page.route(`**/playground/${folder}/**`, (route) =>
      route.fulfill({
        path: join(root, new URL(route.request().url()).pathname.replace(`/playground/${folder}/`, '')),
        ...(folder !== 'media' && { contentType: 'text/javascript' }),
      }),
    );
  await serve('motion', join(packages, 'motion/dist'));
  await serve('engine', join(packages, 'engine/dist'));
  await serve('browser', join(packages, 'browser/dist'));
  await serve('modules', modules);
  await serve('media', join(packages, '../apps/site/demo/media'));
  await page.route('**/playground/', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      body: `<!doctype html><title>p</title><script type="importmap">${JSON.stringify({ imports })}</script><body style="margin:0">${body}<script type="module">window.motion = await import("/playground/motion/index.js")</script>`,
    }),
  );
  await page.goto('/playground/');
  await page.waitForFunction(() => 'motion' in window);
}
