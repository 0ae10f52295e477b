import type { Page } from '@playwright/test';
import { whenLive } from './player.ts';
import type { Json } from './madeModule.ts';
import { pointerAway } from './pointerAway.ts';

interface PageAround {
  /** HTML before and after the module. */
  readonly before?: string;
  readonly after?: string;
  /** With its sign. */
  readonly hash?: string;
  /** The element of the module; empty when it is to come later. */
  readonly element?: string;
  /** The script comes after the element instead of before it. */
  readonly scriptLast?: boolean;
  /** Where colours, pixels or paints are looked at. By default nothing is painted, frame by frame: it takes as long as all else in a page. */
  readonly isPainted?: boolean;
}

const SCRIPT = '<script src="/vitrine.js"></script>';
const ELEMENT = '<vitrine-module src="/made.json"></vitrine-module>';

/** A page of someone else with a made module in it, by the embed script. */
export async function showMade(
  page: Page,
  module: Json,
  {
    before = '',
    after = '',
    hash = '',
    element = ELEMENT,
    scriptLast = false,
    isPainted = false,
  }: PageAround = {},
): Promise<void> {
  const parts = scriptLast ? [before, element, SCRIPT, after] : [SCRIPT, before, element, after];
  const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Made</title><style>body{margin:0}${isPainted ? '' : 'html{opacity:0}'}</style>${parts.join('')}`;
  await page.route('**/made.html', (route) => route.fulfill({ contentType: 'text/html', body }));
  await page.route('**/made.json', (route) => route.fulfill({ json: module }));
  await page.goto(`/made.html${hash}`);
  await pointerAway(page);
}

/** The same, once its first slide has come. */
export async function openMade(page: Page, module: Json, around: PageAround = {}): Promise<void> {
  await showMade(page, module, around);
  await whenLive(page);
}

/** Puts the made module into a page that has none yet. */
export async function addMade(page: Page): Promise<void> {
  await page.evaluate(() => {
    const element = document.createElement('vitrine-module');
    element.setAttribute('src', '/made.json');
    document.body.append(element);
  });
  await whenLive(page);
}
