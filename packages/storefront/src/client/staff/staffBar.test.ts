// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { showStaffBar } from './staffBar.ts';

beforeEach(() => {
  document.documentElement.lang = 'en';
  document.body.innerHTML = '<a class="skip" href="#main">Skip</a><main id="main"></main>';
});

const links = (): readonly (readonly [string | null, string | null])[] =>
  [...document.querySelectorAll('.staff-bar a')].map((each) => [each.textContent, each.getAttribute('href')]);

it('leads to the admin, and to the thing that the page is of', () => {
  document.body.dataset['item'] = 'product/12';
  showStaffBar('product.category.page.post');
  expect(links()).toEqual([
    ['Admin', '/admin'],
    ['Edit this product', '/admin/products/12'],
  ]);
  expect(document.querySelector('.skip')?.nextElementSibling?.className).toBe('staff-bar');
});

it.each([
  ['what they may not change', 'product/12'],
  ['what there is not', 'constructor/1'],
  ['nothing', ''],
])('offers no way to %s', (_, item) => {
  document.body.dataset['item'] = item;
  showStaffBar('page.post');
  expect(links()).toEqual([['Admin', '/admin']]);
});

it('speaks the language of the page', () => {
  document.documentElement.lang = 'ar';
  document.body.dataset['item'] = 'page/3';
  showStaffBar('page.post');
  expect(links()[1]).toEqual(['تحرير هذه الصفحة', '/admin/pages/3']);
});

it('shows what a page has for them alone: what they may do themselves', () => {
  const note = document.createElement('p');
  Object.assign(note, { className: 'for-staff', hidden: true }).dataset['for'] = 'product';
  document.querySelector('main')?.append(note);
  showStaffBar('page.post');
  expect(note.hidden).toBe(true);
  showStaffBar('product.page');
  expect(note.hidden).toBe(false);
});
