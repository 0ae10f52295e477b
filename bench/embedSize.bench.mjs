import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { renderFrame, renderPlay, renderStaticPage } from '../packages/compile/dist/server.js';
import { root } from '../scripts/lib/root.mjs';
import { launchChromium } from './browser/launchChromium.mjs';
import { bundleSizes } from './embed/bundleSizes.mjs';
import { createHost } from './embed/createHost.mjs';
import { carousel, layerSlider, stillHero } from './embed/modules.mjs';
import { embedPage, framePage } from './embed/pages.mjs';
import { kB, sizesOf } from './embed/sizes.mjs';

export const name =
  'Script that pages load, by what a browser asks for while their first three slides show (kB = 1,000 bytes; gzip level 9)';

/** Of each module. */
const SHOWN_SLIDES = 3;

const DEMOS = join(root, 'apps/site/demo/modules');
const demos = readdirSync(DEMOS)
  .filter((file) => /^[^.]+\.json$/.test(file))
  .map((file) => `/modules/${file}`);

/** @type {readonly { title: string, goal?: string, page: string, data?: unknown }[]} */
const CASES = [
  { title: 'still hero, drawn by a server', goal: '0', page: drawnPage(stillHero) },
  { title: 'still hero, its frame drawn ahead', goal: '< 25', page: framePage(['/still.frame.json']) },
  { title: 'still hero', goal: '< 25', page: embedPage(['/still.json']), data: stillHero },
  { title: 'slider, layers, arrows, drawn ahead', goal: '< 40', page: framePage(['/slider.frame.json']) },
  { title: 'slider, layers, arrows', goal: '< 40', page: embedPage(['/slider.json']), data: layerSlider },
  { title: 'carousel, drawn ahead', page: framePage(['/carousel.frame.json']) },
  { title: 'carousel', page: embedPage(['/carousel.json']), data: carousel },
  { title: 'demo rtl-story, drawn ahead', page: framePage(['/rtl-story.frame.json']) },
  { title: 'demo rtl-story', page: embedPage(['/modules/rtl-story.json']) },
  { title: 'demo product-hero', page: embedPage(['/modules/product-hero.json']) },
  { title: `everything: ${demos.length} demos on one page`, page: embedPage(demos) },
];

/** In the same run, by the same minifier. */
const PEERS = {
  'swiper bundle': "export { default } from 'swiper/bundle'",
  'swiper + Navigation, Pagination, Autoplay, A11y, Keyboard':
    "export { default } from 'swiper'; export { Navigation, Pagination, Autoplay, A11y, Keyboard } from 'swiper/modules'",
};

/** Measured before, gzip level 9 (facts/slider-peers, sections 3 and 7). */
const KNOWN = [
  ['swiper bundle 14.3.0', 45.8],
  ['swiper element bundle', 52.7],
  ['splide 4.1.4', 13.7],
  ['embla-carousel 8.6.0 core', 7.6],
  ['keen-slider 6.8.6', 6.1],
  ['gsap core + ten plugins', 64.3],
  ['original runtime 6.7.39, with base styles', 172.2],
  ['original runtime 7.0.5.1, with base styles', 192.7],
];

/** @param {import('./embed/modules.mjs').Json} document */
function drawnPage(document) {
  // Its styles are no script: any sheet will do.
  const addresses = { sheet: 'data:text/css,', src: '/page.json', script: '/vitrine.js' };
  return renderStaticPage(document, { nowMs: 0, ...addresses }).html;
}

/**
 * The scripts that a page asks for until every module on it has shown its slides.
 * @param {import('@playwright/test').Browser} browser @param {string} address
 */
async function scriptsOf(browser, address) {
  const page = await browser.newPage({ viewport: { width: 1280, height: 720 } });
  /** @type {Set<string>} */
  const scripts = new Set();
  page.on('pageerror', (error) => console.error(`${address}: ${error.message}`));
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname);
  });
  await page.goto(address, { waitUntil: 'load' });
  const count = await page.locator('sr7-module').count();
  if ((await page.locator('script').count()) > 0)
    for (let index = 0; index < count; index++) await playThrough(page, index);
  await page.waitForLoadState('networkidle');
  await page.close();
  return [...scripts];
}

/** @param {import('@playwright/test').Page} page @param {number} index */
async function playThrough(page, index) {
  const module = page.locator('sr7-module').nth(index);
  // Modules begin when they are seen.
  await module.scrollIntoViewIfNeeded();
  const handle = await page.waitForFunction((at) => {
    const element = document.querySelectorAll('sr7-module')[at];
    const player = element && Reflect.get(element, 'vitrine');
    // One that only stands there has none.
    if (element?.hasAttribute('data-still')) return 'still';
    return player?.hasBegun ? player : null;
  }, index);
  await handle.evaluate(async (player, most) => {
    if (player === 'still') return;
    const atRest = async () => {
      while (player.isChanging || player.places.next !== null)
        await new Promise((done) => setTimeout(done, 50));
    };
    const slides = player.module.slides.length;
    for (let turn = 1; turn < Math.min(slides, most); turn++) {
      player.next();
      await atRest();
    }
  }, SHOWN_SLIDES);
}

/** What a file is, without the mark of its content. @param {string} path */
const shortName = (path) => (path.split('/').at(-1) ?? '').replace(/(?:-[\w-]{8})?\.js$/, '');

/** @param {string} title @param {import('./embed/sizes.mjs').Sizes} sizes */
const cells = (title, { raw, gzip, brotli }) => [title, kB(raw), kB(gzip), kB(brotli)];

export async function run() {
  const host = await createHost();
  const browser = await launchChromium();
  const rows = [];
  // A feed has its items from its server, which is not here.
  const feed = JSON.parse(readFileSync(join(DEMOS, 'post-feed.json'), 'utf8'));
  const stream = JSON.parse(readFileSync(join(DEMOS, 'post-feed.items.json'), 'utf8'));
  const rtlStory = JSON.parse(readFileSync(join(DEMOS, 'rtl-story.json'), 'utf8'));
  for (const [name, document] of Object.entries({
    still: stillHero,
    slider: layerSlider,
    carousel,
    'rtl-story': rtlStory,
  })) {
    const addresses = { src: `/${name}.json`, play: `/${name}.play.json` };
    host.put(`/${name}.frame.json`, JSON.stringify(renderFrame(document, { nowMs: 0, ...addresses })));
    host.put(addresses.play, JSON.stringify(renderPlay(document, { nowMs: 0 })));
  }
  host.put('/modules/post-feed.json', JSON.stringify({ ...feed, stream }));
  try {
    for (const [index, { title, goal = '', page, data }] of CASES.entries()) {
      host.put(`/page${index}`, page);
      for (const [, src] of data ? page.matchAll(/data-src="([^"]*)"/g) : [])
        host.put(src ?? '', JSON.stringify(data));
      const scripts = await scriptsOf(browser, `${host.base}/page${index}`);
      const files = scripts.flatMap((path) => host.read(path) ?? []);
      console.log(`${title}: ${scripts.map(shortName).join(', ') || 'no script'}`);
      rows.push([...cells(title, sizesOf(files)), goal, String(scripts.length), 'this run']);
    }
  } finally {
    await browser.close();
    host.close();
  }
  for (const [title, source] of Object.entries(PEERS))
    rows.push([...cells(title, await bundleSizes(source)), '', '1', 'this run']);
  for (const [title, size] of KNOWN)
    rows.push([title, '', Number(size).toFixed(1), '', '', '', 'facts/slider-peers']);
  return { columns: ['page', 'kB', 'gzip', 'brotli', 'goal', 'requests', 'figure from'], rows };
}
