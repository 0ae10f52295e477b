import { rmSync } from 'node:fs';
import { copyDemoShop } from '../scripts/lib/demoShop.mjs';
import { freePort } from '../scripts/lib/port.mjs';
import { startSite } from '../scripts/lib/siteServer.mjs';
import { launchChromium } from './browser/launchChromium.mjs';
import { median } from './browser/metrics.mjs';
import { kB, sizesOf } from './embed/sizes.mjs';
import { vitals } from './embed/vitals.mjs';

export const name =
  'What visitors load and wait for on the pages of the demo shop, with a CPU four times slower (kB = 1,000 bytes; gzip level 9; medians; blocked = what tasks take beyond 50 ms after the first paint)';

/** Times on a machine that does other things too differ more than sizes do. */
const SAMPLES = 7;
const CPU_RATE = 4;
const PAGES = {
  home: '/',
  list: '/shop/',
  category: '/product-category/lamps/',
  search: '/?s=vase&post_type=product',
  'simple product': '/product/celadon-mug/',
  'variable product': '/product/moon-jar/',
  cart: '/cart/',
  checkout: '/checkout/',
  account: '/my-account/',
  post: '/blog/rust-on-purpose/',
};
/** Something to pay for: a checkout with nothing in it is another page. */
const INTO_THE_CART = '/shop/?add-to-cart=';
const NEEDS_CART = new Set(['cart', 'checkout']);

/**
 * A visitor who comes for the first time, but for what a page needs in the cart.
 * @param {import('@playwright/test').Browser} browser @param {string} base @param {string} title
 */
async function newVisitor(browser, base, title) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  if (NEEDS_CART.has(title)) {
    const list = await (await context.request.get(`${base}/shop/`)).text();
    const [, id = ''] = /add-to-cart=(\d+)/.exec(list) ?? [];
    await context.request.get(base + INTO_THE_CART + id);
  }
  const page = await context.newPage();
  return { context, page, session: await context.newCDPSession(page) };
}

/**
 * A first visit, with all that it asks for by itself.
 * @param {import('@playwright/test').Browser} browser @param {string} base @param {string} title @param {string} path
 */
async function visit(browser, base, title, path) {
  const { context, page, session } = await newVisitor(browser, base, title);
  page.on('pageerror', (error) => console.error(`${path}: ${error.message}`));
  /** @type {Map<string, Promise<Buffer>[]>} */
  const bodies = new Map();
  page.on('response', (response) => {
    const type = response.request().resourceType();
    bodies.set(type, [...(bodies.get(type) ?? []), response.body().catch(() => Buffer.alloc(0))]);
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(base + path, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(vitals);
  const sizes = async (/** @type {string} */ type) => {
    const files = await Promise.all(bodies.get(type) ?? []);
    return { count: files.length, gzip: sizesOf(files).gzip };
  };
  const loaded = {
    html: await sizes('document'),
    style: await sizes('stylesheet'),
    script: await sizes('script'),
  };
  await context.close();
  return { ...measured, ...loaded };
}
/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

export async function run() {
  const folder = await copyDemoShop();
  const port = await freePort();
  const base = `http://127.0.0.1:${port}`;
  const site = await startSite(port, { VITRINE_DATA: folder, VITRINE_URL: base, LOG_LEVEL: 'error' });
  const browser = await launchChromium();
  /** @type {Map<string, Visit[]>} */
  const visits = new Map(Object.keys(PAGES).map((title) => [title, []]));
  try {
    // The first page of a browser is slower than all others.
    await visit(browser, base, 'home', PAGES.home);
    for (let sample = 0; sample < SAMPLES; sample++)
      for (const [title, path] of Object.entries(PAGES))
        visits.get(title)?.push(await visit(browser, base, title, path));
  } finally {
    await browser.close();
    await site.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  const of = (/** @type {string} */ title, /** @type {(visit: Visit) => number} */ read) =>
    median((visits.get(title) ?? []).map(read));
  return {
    columns: [
      'page',
      'HTML kB',
      'style kB',
      'script kB',
      'script files',
      'largest paint ms',
      'largest is',
      'blocked ms',
      'layout shift',
    ],
    rows: Object.keys(PAGES).map((title) => [
      title,
      kB(of(title, ({ html }) => html.gzip)),
      kB(of(title, ({ style }) => style.gzip)),
      kB(of(title, ({ script }) => script.gzip)),
      String(of(title, ({ script }) => script.count)),
      of(title, ({ largestMs }) => largestMs).toFixed(0),
      visits.get(title)?.at(-1)?.largest ?? '',
      of(title, ({ blockedMs }) => blockedMs).toFixed(0),
      of(title, ({ shift }) => shift).toFixed(4),
    ]),
  };
}
