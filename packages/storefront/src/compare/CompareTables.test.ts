import { expect, it } from 'vitest';
import { attributesOf, drawFragment } from '../testing/drawFragment.ts';
import { sampleCompare } from '../testing/sampleKept.ts';

const { body, get } = drawFragment('compareTable', sampleCompare());

it('the compare page is one element with a table for each category', () => {
  expect([...body.children].map((child) => child.className)).toEqual(['wd-compare-page']);
  expect(
    [...body.querySelectorAll('.wd-compare-table')].map((table) => table.getAttribute('data-category-id')),
  ).toEqual(['1', '4']);
});

it('the compare page leads to every table when there are several', () => {
  expect([...body.querySelectorAll('.wd-compare-cats a')].map((a) => a.getAttribute('href'))).toEqual([
    '#compare-category-1',
    '#compare-category-4',
  ]);
  get('#compare-category-4');
});

it('the compare page has a column for each product and a row for each fact, with their headings', () => {
  const rows = [...body.querySelectorAll('[data-category-id="1"] tbody tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Description', 'Glazed in chalk white.', 'Glazed in chalk white.'],
    ['SKU', 'MOON-1', 'MOON-1'],
    ['Availability', 'In stock', 'In stock'],
    ['Glaze', 'Chalk', 'Rust'],
    ['Weight', '1.4 kg', '–'],
  ]);
  expect(body.querySelectorAll('[data-category-id="1"] thead th[scope=col]')).toHaveLength(3);
});

it('the compare page removes a product or a category by a link, with what scripts read', () => {
  const [product] = body.querySelectorAll('a.wd-compare-remove');
  expect(product && attributesOf(product)).toMatchObject({
    href: '/compare/?remove=12',
    'data-id': '12',
    'data-category-id': '1',
  });
  const [category] = body.querySelectorAll('a.wd-compare-remove-cat');
  expect(category && attributesOf(category)).toMatchObject({
    href: '/compare/?remove_category=1',
    'data-category-id': '1',
  });
});

it('the compare page says that there is nothing to compare', () => {
  const empty = drawFragment('compareTable', { tables: [], nonce: '' });
  expect(empty.get('.wd-empty-compare a').getAttribute('href')).toBe('/shop/');
});

it('the compare page says how one product alone gets another beside it', () => {
  const { tables, nonce } = sampleCompare();
  expect(body.querySelector('.wd-compare-more')).toBeNull();
  const one = tables.slice(1).map((table) => ({ ...table, products: table.products.slice(0, 1) }));
  const alone = drawFragment('compareTable', { tables: one, nonce });
  expect(alone.get('.wd-compare-more').textContent).toContain('next to this one');
  expect(alone.get('.wd-compare-more a').getAttribute('href')).toBe('/shop/');
});

it('the header lists the categories that are compared, with their numbers', () => {
  const dropdown = drawFragment('compareDropdown', sampleCompare());
  expect(dropdown.body.firstElementChild?.className).toContain('wd-dropdown-compare');
  expect(
    [...dropdown.body.querySelectorAll('a')].map((a) => [a.getAttribute('href'), a.textContent]),
  ).toEqual([
    ['/compare/#compare-category-1', 'Ceramics 2'],
    ['/compare/#compare-category-4', 'Prints 1'],
  ]);
});
