import { expect, type Page, test } from '@playwright/test';
import { precompileModule } from '@vitrine/compile/server';
import { Module } from '@vitrine/react';
import { Module as Precompiled } from '@vitrine/react/compiled';
import { createElement, Fragment, type ReactElement, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { build } from 'vite';
import { type Json, madeModule, textLayer } from './support/madeModule.ts';

const module = (id: string, words: string): Json => ({
  ...madeModule({
    settings: { title: words, nav: { arrows: { set: true, on: true } } },
    fadeMs: 30,
    slides: [
      { layers: { 1: textLayer(1, `${words} one`) } },
      { layers: { 1: textLayer(1, `${words} two`) } },
    ],
  }),
  id,
});
const modules = [module('1', 'First'), module('2', 'Second')];

interface Bundle {
  readonly code: string;
  /** The files that it is made of. */
  readonly files: readonly string[];
}

/** A page's script, with React as it is during development: it tells what is wrong. */
async function bundle(entry: string): Promise<Bundle> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      minify: false,
      lib: { entry, formats: ['iife'], name: 'page', fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [
    { output: readonly { readonly code: string; readonly modules: object }[] },
  ];
  return { code: output[0]?.code ?? '', files: Object.keys(output[0]?.modules ?? {}) };
}

/** Opens what a server has drawn, with its script; hands back what the console complains of. */
async function openApp(page: Page, app: ReactElement, data: Json, script: string): Promise<string[]> {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  const given = Object.entries({ ...data, told: [] })
    .map(([name, value]) => `window.${name}=${JSON.stringify(value).replaceAll('<', '\\u003c')}`)
    .join(';');
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>React</title><link rel="icon" href="data:,"><div id="root">${renderToString(app)}</div><script>${given}</script><script>window.drawn=document.querySelector('sr7-slide')</script><script src="/page.js"></script>`;
  await page.route('**/react.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.goto('/react.html', { waitUntil: 'commit' });
  return told;
}

const another = createElement('button', { type: 'button' }, 'Another');

async function seeNext(page: Page, words: string): Promise<void> {
  const first = page.locator('sr7-module').first();
  await expect(first).toContainText(`${words} one`);
  await first.getByRole('button', { name: 'Next slide' }).click();
  await expect(first.locator('sr7-slide[data-current]')).toContainText(`${words} two`);
}

test('a server draws modules in React, and the browser takes them over without a warning and plays them', async ({
  page,
}) => {
  const view = (document: Json) => createElement(Module, { document, nowMs: 0 });
  const app = createElement(
    StrictMode,
    null,
    another,
    view(modules[0] as Json),
    createElement(Fragment, null, view(modules[0] as Json)),
  );
  const { code } = await bundle('e2e/support/reactPage.tsx');
  const told = await openApp(page, app, { modules }, code);
  await seeNext(page, 'First');
  // The other one plays by itself.
  await expect(page.locator('sr7-module').nth(1).locator('sr7-slide[data-current]')).toContainText(
    'First one',
  );
  await page.getByRole('button', { name: 'Another' }).click();
  await seeNext(page, 'Second');
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page.locator('sr7-module')).toHaveCount(1);
  expect(await page.evaluate(() => [...new Set(window.told)])).toEqual(['1', '2']);
  expect(told).toEqual([]);
});

test('a page plays what its server has compiled, as it stands and without the compiler', async ({ page }) => {
  const still = madeModule({ slides: [{ layers: { 1: textLayer(1, 'Third one') } }], fadeMs: 0 });
  const compiled = [...modules, still].map((document) => precompileModule(document, { nowMs: 0 }));
  const app = createElement(
    StrictMode,
    null,
    another,
    createElement(Precompiled, { compiled: compiled[0] as (typeof compiled)[0] }),
  );
  const { code, files } = await bundle('e2e/support/compiledPage.tsx');
  const ofCompiler = files.filter((file) => /packages\/compile\/|node_modules\/hono\//.test(file));
  expect(ofCompiler.filter((file) => !file.endsWith('Css.ts'))).toEqual([]);
  const told = await openApp(page, app, { compiled }, code);
  await expect.poll(() => page.evaluate(() => window.told.length)).toBeGreaterThan(0);
  const isFirst = await page.evaluate(
    () => Reflect.get(window, 'drawn') === document.querySelector('sr7-slide'),
  );
  expect(isFirst).toBe(true);
  await seeNext(page, 'First');
  await page.getByRole('button', { name: 'Another' }).click();
  await seeNext(page, 'Second');
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page.locator('sr7-module')).toContainText('Third one');
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page.locator('sr7-module')).toHaveCount(0);
  expect(await page.evaluate(() => [...new Set(window.told)])).toEqual(['1', '2']);
  expect(told).toEqual([]);
});
