// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { compareButtons } from './compareParts.ts';
import { compareAlso } from './keptCookies.ts';

const KEY = 'woodmart_compare_list';
const button = (id: number): string =>
  `<div class="wd-compare-btn"><a href="/compare/" data-id="${id}" data-added-text="Compare products"><span>Compare</span></a></div>`;

beforeEach(() => {
  document.cookie = `${KEY}=; path=/; max-age=0`;
  localStorage.clear();
  document.body.innerHTML = `<div class="wd-header-compare"><span class="wd-tools-count"></span></div>${button(7)}${button(8)}`;
});

const shown = () => ({
  count: document.querySelector('.wd-tools-count')?.textContent,
  buttons: [...document.querySelectorAll('.wd-compare-btn a')].map((each) => each.textContent),
});

it('shows what was compared meanwhile, in another tab and in a page that comes back from the history', () => {
  compareButtons.start(document.body);
  expect(shown()).toEqual({ count: '0', buttons: ['Compare', 'Compare'] });
  compareAlso('7');
  expect(shown().count).toBe('0');
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(shown()).toEqual({ count: '1', buttons: ['Compare products', 'Compare'] });

  compareAlso('8');
  dispatchEvent(Object.assign(new Event('storage'), { key: 'another' }));
  expect(shown().count).toBe('1');
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(shown()).toEqual({ count: '2', buttons: ['Compare products', 'Compare products'] });

  // All of it was removed there.
  document.cookie = `${KEY}=; path=/; max-age=0`;
  dispatchEvent(Object.assign(new Event('storage'), { key: KEY }));
  expect(shown()).toEqual({ count: '0', buttons: ['Compare', 'Compare'] });
});

it('tells other tabs what is compared now, and what a page without its script has changed', () => {
  compareAlso('7');
  compareButtons.start(document.body);
  expect(localStorage.getItem(KEY)).toBe('7');
  document.querySelectorAll<HTMLElement>('.wd-compare-btn a span')[1]?.click();
  expect(localStorage.getItem(KEY)).toBe('7,8');
});
