// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { layMasonry, type MasonryOptions } from './masonry.ts';

afterEach(() => vi.restoreAllMocks());

/** Items of these heights as a grid of so many columns lays them, 400 px from row to row; how each is moved. */
function laid(heights: readonly number[], inRow: number, more: Partial<MasonryOptions> = {}): string[] {
  document.body.innerHTML = `<div id="wall">${heights.map(() => '<p></p>').join('')}</div>`;
  const container = document.getElementById('wall') as HTMLElement;
  const items = [...container.querySelectorAll('p')];
  vi.spyOn(container, 'getBoundingClientRect').mockReturnValue({ top: 1000, height: 0 } as DOMRect);
  for (const [at, item] of items.entries())
    vi.spyOn(item, 'getBoundingClientRect').mockReturnValue({
      top: 1000 + Math.floor(at / inRow) * 400,
      height: heights[at],
    } as DOMRect);
  layMasonry({ container, items, ...more });
  return items.map((item) => item.style.marginTop);
}

it('three columns, and 30 px below each item, where nothing is said', () => {
  expect(laid([100, 200, 300, 50, 50, 50], 3)).toEqual(['', '', '', '-270px', '-170px', '-70px']);
});

it('as many columns and as much room as is said', () => {
  expect(laid([100, 200, 50], 2, { columnsCount: 2, verticalSpaceBetween: 10 })).toEqual(['', '', '-290px']);
});
