import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openModule } from '@vitrine/model';
import { baseCss, compileWhole } from '@vitrine/views';
import type * as played from '@vitrine/views/played';
import { createSlideCompiler, renderFirstFrame, renderPlay } from '@vitrine/views/server';

declare global {
  interface Window {
    readonly played: typeof played;
    readonly compileSlide: NonNullable<Parameters<typeof played.playDrawn>[2]['compileSlide']>;
    readonly loadSlide: (key: string) => Promise<unknown>;
  }
}

const packages = join(import.meta.dirname, '../../packages');
const modules = join(import.meta.dirname, '../../node_modules');

/** All that playing may import: what reads or draws documents with React would not be found. */
const imports = {
  '@vitrine/browser': '/playground/browser/index.js',
  '@vitrine/engine': '/playground/engine/index.js',
  '@vitrine/engine/layers': '/playground/engine/layers/part.js',
  '@vitrine/engine/play': '/playground/engine/play.js',
  '@vitrine/model': '/playground/model/index.js',
  '@vitrine/motion': '/playground/motion/index.js',
  'animejs/animation': '/playground/modules/animejs/dist/modules/animation/index.js',
  'animejs/svg': '/playground/modules/animejs/dist/modules/svg/index.js',
};

/**
 * Plays a module that a server has drawn with the built package alone. Slides that its document lacks are handed over as they are
 * asked for, and compiled by the server. Lists those that were asked for.
 */
export async function openPlayed(
  page: Page,
  document: unknown,
  slides: Readonly<Record<string, unknown>>,
): Promise<string[]> {
  const asked: string[] = [];
  const moment = { nowMs: 0 };
  const compiled = compileWhole(openModule(document), moment);
  const compileSlide = createSlideCompiler(document, moment);
  await page.exposeFunction('compileSlide', (key: string, json: unknown) => compileSlide(key, json));
  await page.exposeFunction('loadSlide', (key: string) => {
    asked.push(key);
    return slides[key] ?? null;
  });
  await page.route('**/playground/*/**', (route) => {
    const [, , folder = '', ...path] = new URL(route.request().url()).pathname.split('/');
    const root = folder === 'modules' ? modules : join(packages, folder, 'dist');
    return route.fulfill({ path: join(root, ...path), contentType: 'text/javascript' });
  });
  const head = `<script type="importmap">${JSON.stringify({ imports })}</script><style>body{margin:0}${baseCss}${compiled.css}</style>`;
  const script =
    '<script type="module">window.played = await import("/playground/views/played/index.js")</script>';
  const html = `<!doctype html><title>p</title>${head}${renderFirstFrame(compiled, { src: '/none.json' })}${script}`;
  await page.route('**/playground/', (route) =>
    route.fulfill({ contentType: 'text/html; charset=utf-8', body: html }),
  );
  await page.goto('/playground/');
  await page.waitForFunction(() => 'played' in window);
  await page.evaluate(
    async (score) => {
      const host = globalThis.document.querySelector<HTMLElement>('sr7-module');
      const { compileSlide, loadSlide } = window;
      if (!host || !window.played.fits(host, score, { compileSlide })) throw new Error('It does not fit.');
      await window.played.playDrawn(host, score, { compileSlide, source: { loadSlide } });
    },
    renderPlay(document, moment),
  );
  return asked;
}
