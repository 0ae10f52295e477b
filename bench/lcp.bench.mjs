import { renderFrame, renderPlay, renderStaticPage } from '../packages/compile/dist/server.js';
import { launchChromium } from './browser/launchChromium.mjs';
import { median } from './browser/metrics.mjs';
import { createHost } from './embed/createHost.mjs';
import { layerSlider, stillHero } from './embed/modules.mjs';
import { drawnPage, embedPage, framePage, picturePage } from './embed/pages.mjs';
import { vitals } from './embed/vitals.mjs';

export const name =
  'Largest contentful paint with 1.6 Mbit/s, 150 ms of latency and a CPU four times slower (medians of cold visits)';

const SAMPLES = 5;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1_600_000 / 8,
  uploadThroughput: 750_000 / 8,
};
const CPU_RATE = 4;
const PICTURE = '/demo/media/place-summit.webp';

/** @type {readonly { title: string, path: string, document?: import('./embed/modules.mjs').Json }[]} */
const PAGES = [
  { title: 'plain img', path: '/img' },
  { title: 'still hero, drawn by a server', path: '/still-drawn', document: stillHero },
  { title: 'still hero, embed, frame drawn ahead', path: '/still-frame', document: stillHero },
  { title: 'still hero, embed', path: '/still-embed', document: stillHero },
  { title: 'slider, drawn by a server', path: '/slider-drawn', document: layerSlider },
  { title: 'slider, embed, frame drawn ahead', path: '/slider-frame', document: layerSlider },
  { title: 'slider, embed', path: '/slider-embed', document: layerSlider },
];

/** @param {import('./embed/createHost.mjs').Host} host */
function putPages(host) {
  host.put('/img', picturePage(PICTURE, 'height:600px'));
  for (const { path, document } of PAGES) {
    if (!document) continue;
    const addresses = { src: `${path}.json`, play: `${path}.play.json` };
    host.put(addresses.src, JSON.stringify(document));
    host.put(addresses.play, JSON.stringify(renderPlay(document, { nowMs: 0 })));
    if (path.endsWith('-embed')) {
      host.put(path, embedPage([`${path}.json`]));
      continue;
    }
    if (path.endsWith('-frame')) {
      host.put(`${path}.frame.json`, JSON.stringify(renderFrame(document, { nowMs: 0, ...addresses })));
      host.put(path, framePage([`${path}.frame.json`]));
      continue;
    }
    const files = { sheet: `${path}.css`, script: '/vitrine.js' };
    const { html, css } = renderStaticPage(document, { nowMs: 0, ...addresses, ...files });
    host.put(path, drawnPage(html));
    host.put(`${path}.css`, css);
  }
}

/** @param {import('@playwright/test').Browser} browser @param {string} address */
async function visit(browser, address) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 720 } });
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${address}: ${error.message}`));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  await page.goto(address, { waitUntil: 'networkidle' });
  const measured = await page.evaluate(vitals);
  await context.close();
  return measured;
}
/** @typedef {Awaited<ReturnType<typeof visit>>} Visit */

/** @param {Visit} visited */
const waterfall = ({ requests }) =>
  requests
    .map(({ name: file, startMs, endMs }) => `  ${file.padEnd(30)} ${startMs} to ${endMs} ms`)
    .join('\n');

export async function run() {
  const host = await createHost();
  putPages(host);
  const browser = await launchChromium();
  /** @type {Map<string, Visit[]>} */
  const visits = new Map(PAGES.map(({ path }) => [path, []]));
  try {
    // The first page of a browser is slower than all others.
    await visit(browser, host.base + (PAGES[0]?.path ?? ''));
    for (let sample = 0; sample < SAMPLES; sample++) {
      for (const { path } of PAGES) visits.get(path)?.push(await visit(browser, host.base + path));
      console.error(`sample ${sample + 1} of ${SAMPLES}`);
    }
  } finally {
    await browser.close();
    host.close();
  }
  for (const { title, path } of PAGES) {
    const last = visits.get(path)?.at(-1);
    if (last) console.log(`${title}\n${waterfall(last)}`);
  }
  const of = (/** @type {string} */ path, /** @type {(visit: Visit) => number} */ read) =>
    median((visits.get(path) ?? []).map(read));
  const plain = of('/img', ({ largestMs }) => largestMs);
  return {
    columns: [
      'page',
      'first paint ms',
      'largest paint ms',
      'x img',
      'largest is',
      'layout shift',
      'requests',
    ],
    rows: PAGES.map(({ title, path }) => {
      const largest = of(path, ({ largestMs }) => largestMs);
      return [
        title,
        of(path, ({ firstMs }) => firstMs).toFixed(0),
        largest.toFixed(0),
        (largest / plain).toFixed(2),
        visits.get(path)?.at(-1)?.largest ?? '',
        of(path, ({ shift }) => shift).toFixed(4),
        String(visits.get(path)?.at(-1)?.requests.length ?? 0),
      ];
    }),
  };
}
