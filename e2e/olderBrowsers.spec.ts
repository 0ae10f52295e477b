import { readFileSync } from 'node:fs';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { renderFrame, renderModulePage } from '@vitrine/compile/server';
import { parseSync } from 'oxc-parser';
import { collectErrors } from './support/collectErrors.ts';
import { openDrawn } from './support/drawnPage.ts';
import { layerPoses, type LayerPose, poseDifferences } from './support/layerPoses.ts';
import { LACKS, makeOlder } from './support/olderBrowser.ts';
import { withoutFonts } from './support/withoutFonts.ts';

type Lacking = keyof typeof LACKS;
const names = Object.keys(LACKS) as Lacking[];
const cases: readonly (readonly [string, readonly Lacking[]])[] = [
  ...names.map((name) => [name, [name]] as const),
  ['all that modules play with', names.filter((name) => LACKS[name].canDraw)],
  ['everything', names],
];

const ALIAS = 'product-hero';
const document: unknown = JSON.parse(
  readFileSync(new URL(`../apps/site/demo/modules/${ALIAS}.json`, import.meta.url), 'utf8'),
);

type Open = (page: Page, baseURL: string) => Promise<unknown>;
const known = new Map<Open, LayerPose[]>();

/** How the first slide stands in a page without script. */
async function posesWithoutScript(browser: Browser, open: Open, baseURL: string): Promise<LayerPose[]> {
  const found = known.get(open);
  if (found) return found;
  const page = await browser.newPage({ javaScriptEnabled: false });
  await withoutFonts(page);
  await open(page, baseURL);
  const poses = await layerPoses(page);
  known.set(open, poses);
  await page.close();
  return poses;
}

const foreign = (body: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><title>Older</title><style>body{margin:0}</style><script src="/vitrine.js" async></script><body>${body}`;

async function openForeign(page: Page, baseURL: string, body: string): Promise<void> {
  await page.route('**/older.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: foreign(body) }),
  );
  await page.route('**/older.frame.json', (route) =>
    route.fulfill({ json: renderFrame(document, { nowMs: 0, src: `/modules/${ALIAS}.json` }) }),
  );
  await page.goto(`${baseURL}/older.html`);
}

const openPlain: Open = async (page, baseURL) => {
  await page.route('**/plain.html', (route) =>
    route.fulfill({ contentType: 'text/html', body: renderModulePage(document, { nowMs: 0 }) }),
  );
  await page.goto(`${baseURL}/plain.html`);
};

const DOCUMENT = 'a document';
const PLAYS = /\/player-[\w-]+\.js/;

interface Place {
  readonly open: Open;
  /** The same without script. */
  readonly plain: Open;
  /** Whether it is drawn there by the browser, and not by a server. */
  readonly isDrawnHere: boolean;
}

const site = (alias: string): Place => {
  const open: Open = (page, baseURL) => page.goto(`${baseURL}/modules/${alias}`);
  return { open, plain: open, isDrawnHere: false };
};

const PLACES: Readonly<Record<string, Place>> = {
  'a page of the site': site(ALIAS),
  'a page of the site with a carousel': site('carousel'),
  'a page of the site with a modal': site('modal-offer'),
  'a page that was drawn and is played from its document': {
    open: (page) => openDrawn(page, document, { isPlayed: false }),
    plain: openPlain,
    isDrawnHere: false,
  },
  'a page that was drawn and is played as it was drawn': {
    open: (page) => openDrawn(page, document, { isPlayed: true }),
    plain: openPlain,
    isDrawnHere: false,
  },
  'a frame that was drawn ahead': {
    open: (page, baseURL) =>
      openForeign(page, baseURL, '<sr7-module data-frame="/older.frame.json"><p>Our offers</p></sr7-module>'),
    plain: openPlain,
    isDrawnHere: true,
  },
  [DOCUMENT]: {
    open: (page, baseURL) =>
      openForeign(
        page,
        baseURL,
        `<sr7-module data-src="/modules/${ALIAS}.json"><p>Our offers</p></sr7-module>`,
      ),
    plain: openPlain,
    isDrawnHere: true,
  },
};

/** One thing alone is looked for in the same place as several: that is done to all kinds of pages, this to what asks for most. */
const FEW = [DOCUMENT];
/** A browser that cannot draw either differs only where it would have to. */
const OTHERS = Object.keys(PLACES).filter((name) => !name.startsWith('a page of the site with'));
const placesFor = (lacks: readonly Lacking[]): readonly string[] => {
  if (lacks.length === 1) return FEW;
  return lacks.length === names.length ? OTHERS : Object.keys(PLACES);
};

for (const [lacking, lacks] of cases)
  test(`a browser without ${lacking} shows modules that stand still and are whole`, async ({
    page,
    browser,
    baseURL: base,
  }) => {
    const baseURL = base ?? '';
    const canDraw = lacks.every((name) => LACKS[name].canDraw);
    const chosen = placesFor(lacks);
    const places = Object.entries(PLACES).filter(([name]) => chosen.includes(name));
    expect(places.length).toBeGreaterThan(0);
    const errors = collectErrors(page);
    const [told, asked]: [string[], string[]] = [[], []];
    page.on('console', (message) => message.type() === 'info' && told.push(message.text()));
    page.on('request', (request) => asked.push(request.url()));
    await withoutFonts(page);
    await makeOlder(page, lacks);
    for (const [name, { open, plain, isDrawnHere }] of places)
      await test.step(name, async () => {
        for (const list of [told, asked]) list.length = 0;
        await open(page, baseURL);
        const module = page.locator('sr7-module').first();
        await expect(module).toHaveAttribute('data-still', '');
        if (isDrawnHere && !canDraw) await expect(page.getByText('Our offers')).toBeVisible();
        else {
          const expected = await posesWithoutScript(browser, plain, baseURL);
          expect(expected.length).toBeGreaterThan(5);
          expect(poseDifferences(expected, await layerPoses(page))).toEqual([]);
          await expect(module).not.toHaveAttribute('data-awaits', '');
        }
        expect(told).toEqual([expect.stringContaining('stand still')]);
        // A page has its links for all browsers: what they have one fetch early is not the script's doing.
        const early = await page
          .locator('link[rel=modulepreload]')
          .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
        expect(asked.filter((url) => PLAYS.test(url) && !early.includes(url))).toEqual([]);
        expect(errors).toEqual([]);
        await page.unrouteAll();
      });
  });

/** Younger than the browsers that must read the scripts which pages name: what fetches them cannot choose by age. */
const YOUNGER = /^(?:ChainExpression|PropertyDefinition|PrivateIdentifier|StaticBlock|AccessorProperty)$/;

function youngerSyntax(node: unknown): string[] {
  if (typeof node !== 'object' || node === null) return [];
  const { type, operator, param } = node as { type?: string; operator?: string; param?: unknown };
  const isYounger =
    YOUNGER.test(type ?? '') ||
    /^(?:\?\?|\?\?=|&&=|\|\|=)$/.test(operator ?? '') ||
    (type === 'CatchClause' && !param);
  return [...(isYounger ? [`${type} ${operator ?? ''}`] : []), ...Object.values(node).flatMap(youngerSyntax)];
}

test('the script can be read by browsers that are far too old to play modules', async ({ page }) => {
  const text = await (await page.request.get('/vitrine.js')).text();
  expect(text.length).toBeGreaterThan(1000);
  const { program, errors } = parseSync('script.js', text);
  expect(errors).toEqual([]);
  expect(youngerSyntax(program)).toEqual([]);
});
