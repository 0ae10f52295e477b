import { expect, type Page } from '@playwright/test';

/** Script files of the embed that a page asks for, in that order. */
export function scriptsOf(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/vitrine(?:\.js|-parts\/)/.test(pathname)) asked.push(pathname);
  });
  return asked;
}

/** Its modules stay on the slide that they begin with: others may ask for more. */
export const goNowhere = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    document.addEventListener('sr.module.ready', () =>
      window.vitrine?.modules.forEach((player) => player.pause()),
    ),
  );

/** Addresses that a page has its browser fetch early. */
const preloadsOf = (html: string): string[] =>
  [...html.matchAll(/<link rel="modulepreload" href="([^"]+)"/g)].flatMap(([, href]) => href ?? []);

/** From its document a module takes the script and five more; a page on which pop-ups wait has what opens them, too. */
export const MOST_OF_MODULE = 6;
export const MOST_OF_PAGE = 10;

/** The page of a module asks for few script files, for each once, and for all of them at once. */
export function expectFewScripts(asked: readonly string[], html: string): void {
  const hasPopUps = html.includes('data-modal="asked"');
  expect(asked.length).toBeLessThanOrEqual(hasPopUps ? MOST_OF_PAGE : MOST_OF_MODULE);
  expect(asked.filter((path, index) => asked.indexOf(path) !== index)).toEqual([]);
  const ofPopUps = hasPopUps ? /\/(?:modals|draw|wire|sanitizer)-/ : /^$/;
  const parts = asked.filter((path) => path !== '/vitrine.js' && !ofPopUps.test(path));
  expect(preloadsOf(html).toSorted()).toEqual(parts.toSorted());
}
