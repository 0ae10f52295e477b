import { execFileSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { collectErrors } from './support/collectErrors.ts';
import { boxDifferences, layerBoxes } from './support/layerBoxes.ts';
import { layoutShifts } from './support/layoutShifts.ts';
import { madeModule, textLayer } from './support/madeModule.ts';
import { currentSlide, request, whenAtRest, whenLive } from './support/player.ts';

const root = join(import.meta.dirname, '..');
const folder = mkdtempSync(join(tmpdir(), 'vitrine-export-'));
/** Pages lie in a folder of the host, not at its root. */
const BELOW = '/~shop/2026/';
const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

let server: Server;
let host = '';
let policy = '';

test.beforeAll(async () => {
  server = createServer(({ url = '' }, response) => {
    const path = join(folder, decodeURI(url.replace(BELOW, '').replace(/\/$/, '/index.html')));
    const found = url.startsWith(BELOW) && statSync(path, { throwIfNoEntry: false })?.isFile();
    // Browsers ask for it by themselves.
    const missing = url === '/favicon.ico' ? 204 : 404;
    response.writeHead(found ? 200 : missing, {
      'content-type': TYPES[extname(path)] ?? 'application/octet-stream',
      'content-security-policy': policy,
      // One that is fetched again would come late.
      ...(path.endsWith('.woff2') && { 'cache-control': 'max-age=3600' }),
    });
    response.end(found ? readFileSync(path) : '');
  });
  await new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(undefined)));
  host = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.close();
  rmSync(folder, { recursive: true });
});

const exportTo = (module: string, name: string): string =>
  execFileSync(
    process.execPath,
    [join(root, 'apps/cli/bin/vitrine.mjs'), 'export', module, join(folder, name)],
    {
      encoding: 'utf8',
    },
  );

/** Every address that the page asks for. */
function requestsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (each) => asked.push(each.url()));
  return asked;
}

async function withoutScript(browser: Browser, address: string) {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.goto(address);
  const boxes = await layerBoxes(page);
  await page.close();
  return boxes;
}

test('an exported module stands and plays in a folder of any host, under a strict policy', async ({
  page,
  browser,
}) => {
  exportTo('product-hero', 'hero');
  // Overlays are drawings in the style sheet.
  policy = "default-src 'self'; img-src 'self' data:";
  const errors = collectErrors(page);
  const asked = requestsOf(page);
  const address = `${host}${BELOW}hero/`;
  const still = await withoutScript(browser, address);
  expect(still.length).toBeGreaterThan(10);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  // What the server drew is brought to life, not drawn again.
  await page.addInitScript(() => {
    document.addEventListener('DOMContentLoaded', () => {
      document.querySelector('sr7-slide[data-current] h2')?.addEventListener('kept', (event) => {
        event.preventDefault();
      });
    });
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.goto(address);
  await whenLive(page);
  await whenAtRest(page);
  expect(boxDifferences(still, await layerBoxes(page))).toEqual([]);
  const isKept = await page
    .locator('sr7-slide[data-current] h2')
    .first()
    .evaluate((title) => !title.dispatchEvent(new Event('kept', { cancelable: true })));
  expect(isKept).toBe(true);
  const before = await currentSlide(page);
  await page.getByRole('button', { name: 'Next slide' }).click();
  await expect.poll(() => currentSlide(page)).not.toBe(before);
  await request(page, 'last');
  await whenAtRest(page);
  await expect(page.locator('sr7-slide[data-current] sr7-img img').first()).toHaveJSProperty(
    'complete',
    true,
  );
  expect(await layoutShifts(page)).toEqual([]);
  expect(errors).toEqual([]);
  expect(asked.filter((url) => !url.startsWith(`${host}${BELOW}`))).toEqual([]);
});

test('one that stands still needs no script, and finds the pictures that lay beside its file', async ({
  page,
}) => {
  policy = "default-src 'self'";
  cpSync(join(root, 'apps/site/demo/media/coffee.webp'), join(folder, 'source/pictures/a cup.webp'));
  const picture = { id: 0, type: 'shape', subtype: 'slidebg', bg: { image: { src: 'pictures/a cup.webp' } } };
  const slides = [{ layers: { 0: picture, 1: textLayer(1, 'Good morning') } }];
  writeFileSync(join(folder, 'source/cup.json'), JSON.stringify(madeModule({ slides })));
  exportTo(join(folder, 'source/cup.json'), 'cup');
  const errors = collectErrors(page);
  const asked = requestsOf(page);
  await page.goto(`${host}${BELOW}cup/`, { waitUntil: 'networkidle' });
  await expect(page.getByText('Good morning')).toBeVisible();
  const width = await page
    .locator('sr7-bg img')
    .evaluate((image) => (image instanceof HTMLImageElement ? image.naturalWidth : 0));
  expect(width).toBeGreaterThan(100);
  expect(await layoutShifts(page)).toEqual([]);
  expect(asked.map((url) => url.replace(`${host}${BELOW}cup/`, '')).toSorted()).toEqual([
    '',
    'media/a%20cup.webp',
    'module.css',
  ]);
  expect(errors).toEqual([]);
});
