import type { Locator, Page } from '@playwright/test';
import { type Json, madeModule, textLayer } from './madeModule.ts';
import type { PlayingElement } from './player.ts';

interface ModalPage {
  /** The modal's settings. */
  readonly modal?: Json;
  /** Settings and slides of the module in it. */
  readonly module?: Parameters<typeof madeModule>[0];
  /** What opens it by itself. */
  readonly trigger?: Json;
  /** With its sign. */
  readonly hash?: string;
  readonly dir?: 'ltr' | 'rtl';
  /** HTML of the page before what flags the modal. */
  readonly body?: string;
}

const action = (kind: string, more: Json = {}): Json => ({ evt: 'click', a: kind, src: [1], ...more });

/** Slides of a module with one button that does something. */
export const buttonSlide = (label: string, kind: string, more: Json = {}) => ({
  slide: { actions: [action(kind, more)] },
  layers: { 1: textLayer(1, label, { listen: ['click'], size: { w: '220px', h: '40px' } }) },
});

/** A page of the site with a button of its own, three windows high, that knows a modal by the alias "offer". */
export async function openModalPage(page: Page, options: ModalPage = {}): Promise<void> {
  const { modal = {}, module = {}, trigger = {}, hash = '', dir = 'ltr', body = '' } = options;
  const offer = madeModule({
    slides: [buttonSlide('Not today', 'close_modal')],
    ...module,
    settings: {
      alias: 'offer',
      title: 'The offer',
      size: { fullWidth: false, width: [600, 600, 600, 600, 400], height: [400, 400, 400, 400, 300] },
      modal: { speed: 400, trigger, ...modal },
      ...module.settings,
    },
  });
  const flag =
    '<sr7-module data-modal data-alias="offer" data-src="/modules/offer.json" hidden></sr7-module>';
  const html = `<!doctype html><html lang="en" dir="${dir}"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Modal</title><style>body{margin:0;min-height:300vh}</style><main><h1>A page</h1><button id="own" onclick="document.dispatchEvent(new CustomEvent('sr.modal.open',{detail:{alias:'offer'}}))">Show the offer</button>${body}${flag}<p id="far" style="margin-top:200vh">Far down</p></main><script src="/vitrine.js"></script>`;
  await page.route('**/modal.html', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.route('**/modules/offer.json', (route) => route.fulfill({ json: offer }));
  await page.goto(`/modal.html${hash}`);
}

export const modalOf = (page: Page): Locator => page.getByRole('dialog', { name: 'The offer' });

/** Opens it from the page's own button, and waits until its module lives. */
export async function showModal(page: Page): Promise<Locator> {
  await page.locator('#own').click();
  const dialog = modalOf(page);
  await dialog.locator('sr7-slide[data-current]').waitFor();
  await page.waitForFunction(() => {
    const module = document.querySelector('dialog sr7-module') as Partial<PlayingElement> | null;
    return module?.vitrine?.hasBegun ?? false;
  });
  return dialog;
}
