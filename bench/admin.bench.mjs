import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumArgs, findChromium } from '../scripts/lib/chromium.mjs';
import { median, readMetrics } from './browser/metrics.mjs';
import { kB } from './embed/sizes.mjs';
import { startShop } from './shop/startShop.mjs';
import { show } from './timing.mjs';

export const name =
  'The admin over a shop of 10,000 products (script: what ran for an action; work: all of the main thread, in ms; median of several)';

const PRODUCTS = 10_000;
const TIMES = 5;
const SCRIPT_GOAL_MS = 100;
const FIRST_LOAD_GOAL_KB = 250;
const OWNER = { email: 'owner@example.com', password: 'a quiet stair with moss 9' };

/** @typedef {import('@playwright/test').Page} Page */

/** Resolved when nothing is fetched and nothing is drawn any more. @param {Page} page */
async function untilQuiet(page) {
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => !document.querySelector('[aria-busy="true"], .spinner'));
}

/** What is done, each from the place where the one before has led. @type {readonly [string, (page: Page, time: number) => Promise<unknown>][]} */
const ACTIONS = [
  [
    'open the list',
    async (page) => {
      await page.locator('nav.side').getByRole('link', { name: 'Products', exact: true }).click();
      await page.getByText(/10.?000 found/).waitFor();
    },
  ],
  [
    'sort it',
    async (page) => {
      await page.getByRole('columnheader', { name: 'Name' }).click();
      await page.waitForURL(/sort=/);
    },
  ],
  [
    'next page',
    async (page) => {
      await page.getByRole('button', { name: 'Next page' }).click();
      await page.waitForURL(/page=2/);
    },
  ],
  [
    'search, letter by letter',
    async (page) => {
      await page.getByLabel('Search').pressSequentially('teapot');
      await page.waitForURL(/search=teapot/);
    },
  ],
  [
    'open a product',
    async (page) => {
      await page.getByRole('rowheader').first().click();
      await page.getByLabel('SKU').waitFor();
    },
  ],
  [
    'write a word into a field',
    (page, time) => page.getByLabel('Name', { exact: true }).pressSequentially(` no${time}`),
  ],
  [
    'save',
    async (page) => {
      await page.keyboard.press('Control+s');
      await page.getByRole('button', { name: 'Save', exact: true, disabled: true }).waitFor();
    },
  ],
];

/** @param {Page} page @param {string} url @param {import('./shop/startShop.mjs').BenchShop} shop */
async function enter(page, url, shop) {
  await page.goto(`${url}/my-account/`);
  await page.locator('#reg_email').fill(OWNER.email);
  await page.locator('#reg_password').fill(OWNER.password);
  await page.locator('[name=register]').click();
  await page.waitForLoadState('networkidle');
  await shop.promote(OWNER.email);
}

/** Scripts and styles that a page fetches for a screen. @param {Page} page @param {() => Promise<unknown>} open */
async function fetchedBy(page, open) {
  /** @type {Promise<Buffer>[]} */
  const bodies = [];
  /** @param {import('@playwright/test').Response} response */
  const note = (response) => {
    if (/\.(?:js|css)$/.test(new URL(response.url()).pathname)) bodies.push(response.body());
  };
  page.on('response', note);
  await open();
  await untilQuiet(page);
  page.off('response', note);
  const files = await Promise.all(bodies);
  return { files: files.length, bytes: files.reduce((sum, file) => sum + gzipSync(file).length, 0) };
}

/** @param {Page} page @param {string} url */
async function loads(page, url) {
  const first = await fetchedBy(page, () => page.goto(`${url}/admin`));
  const rows = [
    ['first load with the dashboard', kB(first.bytes), `≤ ${FIRST_LOAD_GOAL_KB} kB`, String(first.files)],
  ];
  for (const place of ['Orders', 'Products', 'Media', 'Modules', 'Settings']) {
    const link = page.locator('nav.side').getByRole('link', { name: place, exact: true });
    const { bytes, files } = await fetchedBy(page, () => link.click());
    rows.push([`then ${place}`, kB(bytes), '', String(files)]);
  }
  return rows;
}

/** @param {Page} page @param {string} url */
async function actions(page, url) {
  const session = await page.context().newCDPSession(page);
  // Time that the main thread worked, not time that passed: a busy machine distorts it less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** @type {Map<string, { script: number, work: number }[]>} */
  const measured = new Map(ACTIONS.map(([title]) => [title, []]));
  for (let time = 0; time < TIMES; time++) {
    await page.goto(`${url}/admin`);
    await untilQuiet(page);
    for (const [title, act] of ACTIONS) {
      const before = await readMetrics(session);
      await act(page, time);
      await untilQuiet(page);
      const after = await readMetrics(session);
      measured.get(title)?.push({ script: after.script - before.script, work: after.task - before.task });
    }
  }
  return [...measured].map(([title, times]) => [
    title,
    show(median(times.map(({ script }) => script))),
    `< ${SCRIPT_GOAL_MS} ms script`,
    show(median(times.map(({ work }) => work))),
  ]);
}

export async function run() {
  const shop = await startShop('embedded');
  if (!shop) throw new Error('There is always an embedded database.');
  const executablePath = findChromium();
  const browser = await chromium.launch({ args: chromiumArgs, ...(executablePath && { executablePath }) });
  try {
    await shop.seedTo(PRODUCTS);
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await enter(page, shop.url, shop);
    return {
      columns: ['what', 'kB gzip, or script ms', 'goal', 'files, or work ms'],
      rows: [...(await loads(page, shop.url)), ...(await actions(page, shop.url))],
    };
  } finally {
    await browser.close();
    await shop.stop();
  }
}
