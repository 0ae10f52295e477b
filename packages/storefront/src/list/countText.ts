import type { ListView } from '@vitrine/contract/shop';

type Counted = Pick<ListView, 'total' | 'isTotalCapped' | 'page' | 'perPage' | 'products'>;

/** Which of how many results this page shows. */
export function countText({ total, isTotalCapped, page, perPage, products }: Counted): string {
  if (total === 1) return 'Showing the single result';
  const of = isTotalCapped ? `more than ${total}` : String(total);
  if (products.length === total) return `Showing all ${of} results`;
  const first = (page - 1) * perPage + 1;
  return `Showing ${first}–${first + products.length - 1} of ${of} results`;
}
