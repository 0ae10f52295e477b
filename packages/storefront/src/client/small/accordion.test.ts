// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { scrollOver } from '../page/scrollOver.ts';
import { accordion } from './accordion.ts';
import { slideToggle } from './slideToggle.ts';

vi.mock('./slideToggle.ts', { spy: true });
vi.mock('../page/scrollOver.ts', () => ({ scrollOver: vi.fn<() => void>() }));

const KEYS = ['description', 'additional_information', 'reviews'];
let width = 1280;

function open(state: 'first' | 'all_closed', address = '/product/jar/'): void {
  history.replaceState(null, '', address);
  document.body.innerHTML = `<div class="wd-accordion" data-state="${state}">${KEYS.map(
    (key) => `<div class="wd-accordion-item"><div class="wd-accordion-title" data-accordion-index="${key}">
      <button class="wd-accordion-button">${key}</button></div>
      <div class="wd-accordion-content" id="tab-${key}" data-accordion-index="${key}">…</div></div>`,
  ).join('')}</div>`;
  accordion.start(document.querySelector('.wd-accordion') as HTMLElement);
}
const press = (key: string) =>
  document.querySelector<HTMLElement>(`[data-accordion-index=${key}] .wd-accordion-button`)?.click();
const opened = (): readonly string[] =>
  [...document.querySelectorAll<HTMLElement>('.wd-accordion-title.wd-active')].map(
    (title) => title.dataset['accordionIndex'] ?? '',
  );

beforeEach(() => {
  width = 1280;
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)px/.exec(query)?.[1] ?? 0),
  }));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.mocked(scrollOver).mockClear();
  vi.mocked(slideToggle).mockClear();
});

it('one section is open at a time, and a press on the open one closes it', () => {
  open('first');
  expect(opened()).toEqual(['description']);
  press('reviews');
  expect(opened()).toEqual(['reviews']);
  press('reviews');
  expect(opened()).toEqual([]);
  open('all_closed');
  expect(opened()).toEqual([]);
});

it('sections slide in 300 ms, and the first one stands open at once', () => {
  open('first');
  expect(slideToggle).not.toHaveBeenCalled();
  press('reviews');
  const [first, , last] = document.querySelectorAll('.wd-accordion-content');
  expect(vi.mocked(slideToggle).mock.calls).toEqual([
    [first, false, 300],
    [last, true, 300],
  ]);
});

it.each([
  ['/product/jar/#comment-12', 'reviews'],
  ['/product/jar/#Comment-12', 'reviews'],
  ['/product/jar/#reviews', 'reviews'],
  ['/product/jar/#tab-reviews', 'reviews'],
  ['/product/jar/comment-page-2/', 'reviews'],
  ['/product/jar/?cpage=2', 'reviews'],
  ['/product/jar/#tab-additional_information', 'additional_information'],
  ['/product/jar/#elsewhere', 'description'],
])('the address %s opens %s', (address, key) => {
  open('first', address);
  expect(opened()).toEqual([key]);
});

it.each([
  [1023, true],
  [1024, false],
])('in a window of %i px what opens is scrolled to: %s', (wide, isScrolled) => {
  width = wide;
  open('first');
  press('reviews');
  const title = document.querySelector('[data-accordion-index=reviews]');
  // Half a second, fifty pixels above.
  expect(vi.mocked(scrollOver).mock.calls).toEqual(isScrolled ? [[title, 500, -50]] : []);
});
