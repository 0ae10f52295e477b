import { expect, test } from '@playwright/test';
import { Module } from '@vitrine/react';
import { createElement, Fragment, StrictMode } from 'react';
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

/** The page's script, with React as it is during development: it tells what is wrong. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'error',
    mode: 'development',
    define: { 'process.env.NODE_ENV': '"development"' },
    resolve: { conditions: ['vitrine-source', 'browser', 'module', 'import', 'default'] },
    build: {
      write: false,
      minify: false,
      lib: { entry: 'e2e/support/reactPage.tsx', formats: ['iife'], name: 'page', fileName: 'page' },
      rolldownOptions: { output: { codeSplitting: false } },
    },
  });
  const [{ output }] = (Array.isArray(built) ? built : [built]) as [{ output: readonly { code: string }[] }];
  return output[0]?.code ?? '';
}

test('a server draws modules in React, and the browser takes them over without a warning and plays them', async ({
  page,
}) => {
  const told: string[] = [];
  page.on('pageerror', (error) => told.push(error.message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) told.push(message.text());
  });
  const view = (document: Json) => createElement(Module, { document, nowMs: 0 });
  const app = createElement(
    StrictMode,
    null,
    createElement('button', { type: 'button' }, 'Another'),
    view(modules[0] as Json),
    createElement(Fragment, null, view(modules[0] as Json)),
  );
  const data = `window.modules=${JSON.stringify(modules)};window.told=[]`;
  const html = `<!doctype html><html lang="en"><meta charset="utf-8"><title>React</title><link rel="icon" href="data:,"><div id="root">${renderToString(app)}</div><script>${data}</script><script src="/page.js"></script>`;
  const script = await bundle();
  await page.route('**/react.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/page.js', (route) =>
    route.fulfill({ contentType: 'text/javascript; charset=utf-8', body: script }),
  );
  await page.goto('/react.html', { waitUntil: 'commit' });
  const drawn = page.locator('sr7-module').first();
  await expect(drawn).toContainText('First one');
  await drawn.getByRole('button', { name: 'Next slide' }).click();
  await expect(drawn.locator('sr7-slide[data-current]')).toContainText('First two');
  // The other one plays by itself.
  await expect(page.locator('sr7-module').nth(1).locator('sr7-slide[data-current]')).toContainText(
    'First one',
  );
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page.locator('sr7-module').first()).toContainText('Second one');
  await page.locator('sr7-module').first().getByRole('button', { name: 'Next slide' }).click();
  await expect(page.locator('sr7-module').first().locator('sr7-slide[data-current]')).toContainText(
    'Second two',
  );
  await page.getByRole('button', { name: 'Another' }).click();
  await expect(page.locator('sr7-module')).toHaveCount(1);
  expect(await page.evaluate(() => [...new Set(window.told)])).toEqual(['1', '2']);
  expect(told).toEqual([]);
});
