import { expect, it } from 'vitest';
import { drawPage } from '../testing/drawPage.ts';
import { sampleHome } from '../testing/sampleLists.ts';
import { samplePage } from '../testing/samplePages.ts';

const draw = (changes: Parameters<typeof sampleHome>[0] = {}) =>
  drawPage(samplePage('home', sampleHome(changes)));
const headings = (changes: Parameters<typeof sampleHome>[0] = {}) =>
  draw(changes)
    .all('main h2')
    .map(({ textContent }) => textContent);

it('the home page leads into categories, new and reduced products, and posts', () => {
  expect(headings()).toEqual(['Find your way', 'New in the shop', 'On sale', 'From the journal']);
  const { all, get } = draw();
  expect(all('.category-cards a').map((link) => link.getAttribute('href'))).toContain(
    '/product-category/lamps/',
  );
  expect(get('.category-cards li:first-child').textContent).toBe('Ceramics24 products');
});

it('the home page leaves out what there is nothing of', () => {
  expect(headings({ sale: [], posts: [], categories: [] })).toEqual(['New in the shop']);
});

it('the home page begins with its module, and says its title to who cannot see that', () => {
  const { get, all } = draw({ heroHtml: '<sr7-module></sr7-module>' });
  expect(get('h1').className).toBe('screen-reader-text');
  expect(all('.home-hero sr7-module')).toHaveLength(1);
});

it('the home page without a module begins with title and text, and a way to the shop', () => {
  const { get } = draw();
  expect(get('.home-welcome h1').textContent).toBe('Vitrine');
  expect(get('.home-welcome .button').getAttribute('href')).toBe('/shop/');
});

it('the home page of an empty shop leads to no empty list: it tells visitors to come back, and its owner to add a product', () => {
  const { all, get } = draw({ hasProducts: false, categories: [], newest: [], sale: [] });
  expect(all('.home-welcome a[href="/shop/"]')).toHaveLength(0);
  expect(get('.home-welcome').textContent).toContain('Please come back soon.');
  expect(get('.for-staff[hidden] a:first-of-type').getAttribute('href')).toBe('/admin/products/new');
  expect(draw().all('.for-staff')).toHaveLength(0);
});
