// @vitest-environment happy-dom
import { expect, it } from 'vitest';
import { parseList, swapList } from './swapList.ts';

const folds = (glaze: string, size: string): string =>
  `<div class="list-filters-body"><details class="filter-fold" id="glaze"${glaze}></details>
   <details class="filter-fold" id="size"${size}></details></div>`;

it('what a visitor has folded away stays so in the next list, and so does what they have opened', () => {
  document.body.innerHTML = folds('', ' open');
  expect(swapList(parseList(folds(' open', '')))).toBe(true);
  const open = [...document.querySelectorAll('details')].map((fold) => [fold.id, fold.open]);
  expect(open).toEqual([
    ['glaze', false],
    ['size', true],
  ]);
});
