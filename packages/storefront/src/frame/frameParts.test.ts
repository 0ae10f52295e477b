import { expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { samplePage } from '../testing/samplePages.ts';
import { sampleFrame } from '../testing/sampleShop.ts';

const message = { title: 'Gone', text: 'It was here.' };
const { parts, header, assets } = sampleFrame();
const scripts = ['/shop.js'];
function draw(changes: Parameters<typeof sampleFrame>[0]) {
  const frame = sampleFrame({ assets: { ...assets, scripts }, ...changes });
  const page = drawPage(samplePage('message', message, { frame }));
  return { ...page, body: page.document.body };
}

it('a page has none of the parts that an owner can switch on, unless they are', () => {
  const { body } = draw({});
  expect(body.querySelector('.wd-preloader, .wd-toolbar, .wd-added-popup, .wd-dropdown-compare')).toBeNull();
});

it('the toolbar leads to shop, wishlist, cart and account, with the counters of the header', () => {
  const { get, body } = draw({ parts: { ...parts, toolbar: 'labels' } });
  expect([...body.querySelectorAll('.wd-toolbar a')].map((link) => link.getAttribute('href'))).toEqual([
    '/shop/',
    '/wishlist/',
    '/cart/',
    '/my-account/',
  ]);
  expect(get('nav.wd-toolbar .wd-header-wishlist .wd-tools-count')).not.toBeNull();
  expect(get('.wd-toolbar').className).toContain('wd-toolbar-label-show');
  expect(body.className).toContain('with-toolbar');
});

it('what covers a page at first stands before everything else, and nobody is read it', () => {
  const { body } = draw({ parts: { ...parts, preloader: true } });
  expect(body.firstElementChild?.className).toBe('wd-preloader');
  expect(body.firstElementChild?.getAttribute('aria-hidden')).toBe('true');
});

it('the header says how far below it links within a page lead', () => {
  const settings = (anchorOffset: number) =>
    draw({ header: { ...header, anchorOffset } })
      .get('.whb-header')
      .getAttribute('data-settings');
  expect(settings(64)).toBe('{"sticky_anchor_link_offset":64}');
  expect(settings(0)).toBeNull();
});

it('the popup after adding leads to the cart, or back to the page', () => {
  const { get } = draw({ parts: { ...parts, addedPopup: true } });
  expect(get('dialog.wd-added-popup a').getAttribute('href')).toBe('/cart/');
  expect(get('.wd-added-popup .wd-dialog-close-button').textContent).toBe('Continue shopping');
});
