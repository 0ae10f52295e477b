import { gzipSync } from 'node:zlib';
import { launchChromium } from './browser/launchChromium.mjs';
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

/**
 * What is done, each from the place where the one before has led: what the mouse is put on first, and then keys, or a press. Looking
 * for it by its role runs a script over the whole page, more than some of these actions do: that is not what the admin takes.
 * @type {readonly { title: string, at: (page: Page) => import('@playwright/test').Locator, keys?: (time: number) => readonly string[], url?: RegExp }[]}
 */
const ACTIONS = [
  {
    title: 'open the list',
    at: (page) => page.locator('nav.side').getByRole('link', { name: 'Products', exact: true }),
  },
  { title: 'sort it', at: (page) => page.getByRole('columnheader', { name: 'Name' }), url: /sort=/ },
  { title: 'next page', at: (page) => page.getByRole('button', { name: 'Next page' }), url: /page=2/ },
  { title: 'select a row', at: (page) => page.locator('tbody .check').first() },
  {
    title: 'search, letter by letter',
    at: (page) => page.getByLabel('Search'),
    keys: () => [...'teapot'],
    url: /search=teapot/,
  },
  { title: 'open a product', at: (page) => page.getByRole('rowheader').first(), url: /products\/\d+/ },
  {
    title: 'write a word into a field',
    at: (page) => page.getByLabel('Name', { exact: true }),
    keys: (time) => ['Space', 'n', 'o', String(time)],
  },
  {
    title: 'save',
    at: (page) => page.getByLabel('Name', { exact: true }),
    keys: () => ['Control+s'],
  },
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

const CALM_MS = 130;
/** A search waits for who is still writing. */
const CALM_TIMES = 3;

/**
 * Waits by what the browser tells, without a script in the page.
 * @param {Page} page @param {import('@playwright/test').CDPSession} session
 */
function createCalm(page, session) {
  let asked = 0;
  page.on('request', () => void asked++);
  page.on('requestfinished', () => void asked--);
  page.on('requestfailed', () => void asked--);
  return async () => {
    let { task } = await readMetrics(session);
    for (let calm = 0; calm < CALM_TIMES; ) {
      await new Promise((done) => setTimeout(done, CALM_MS));
      const now = await readMetrics(session);
      calm = asked <= 0 && now.task - task < 3 ? calm + 1 : 0;
      ({ task } = now);
    }
    return readMetrics(session);
  };
}

/** Puts the mouse where somebody would press. @param {Page} page @param {import('@playwright/test').Locator} what */
async function aim(page, what) {
  await what.scrollIntoViewIfNeeded();
  const box = await what.boundingBox();
  if (!box) throw new Error('It is not shown.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
}

/** @param {Page} page */
async function press(page) {
  await page.mouse.down();
  await page.mouse.up();
}

/** @param {Page} page @param {string} url */
async function actions(page, url) {
  const session = await page.context().newCDPSession(page);
  // Time that the main thread worked, not time that passed: a busy machine distorts it less.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const calm = createCalm(page, session);
  /** @type {Map<string, { script: number, work: number }[]>} */
  const measured = new Map(ACTIONS.map(({ title }) => [title, []]));
  for (let time = 0; time < TIMES; time++) {
    await page.goto(`${url}/admin`);
    await untilQuiet(page);
    for (const { title, at, keys, url: leadsTo } of ACTIONS) {
      await aim(page, at(page));
      if (keys) await press(page);
      const before = await calm();
      if (keys) for (const key of keys(time)) await page.keyboard.press(key);
      else await press(page);
      const after = await calm();
      if (leadsTo) await page.waitForURL(leadsTo);
      await untilQuiet(page);
      measured.get(title)?.push({ script: after.script - before.script, work: after.task - before.task });
    }
    if (!(await page.getByRole('button', { name: 'Save', exact: true }).isDisabled()))
      throw new Error('It was not saved.');
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
  const browser = await launchChromium();
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
