import type { ApiBody } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { bodyOf, draftOf, rebased } from './orderDraft.ts';

const item = (id: number, kind: string, fields: object) => ({
  id,
  kind,
  name: 'Cup',
  productId: null,
  variationId: null,
  quantity: 1,
  total: 1000,
  totalTax: 200,
  data: {},
  ...fields,
});
const orderOf = (...items: readonly object[]) =>
  ({ items, pricesIncludeTax: true }) as unknown as ApiBody<'readOrder'>;

const order = orderOf(
  item(1, 'line', { productId: 5, quantity: 2 }),
  item(2, 'line', { productId: 6, variationId: 7 }),
  item(3, 'shipping', { name: 'Post', data: { rateId: 'flat_rate:1' } }),
  item(4, 'fee', { name: 'Wrap' }),
);

describe('the lines of an order that are changed', () => {
  const draft = draftOf(order);

  it('are those that it has, with its shipping and its fees as they were entered', () => {
    expect(draft.lines.map(({ itemId, quantity }) => [itemId, quantity])).toEqual([
      [1, 2],
      [2, 1],
    ]);
    expect(draft.rate).toEqual({ id: 'flat_rate:1', label: 'Post', cost: 1000 });
    expect(draft.fees).toEqual([{ name: 'Wrap', amount: 1200, isTaxable: true }]);
  });

  it('are sent by what names them: their item, or the product of a new one', () => {
    const [first, second] = draft.lines;
    if (!first || !second) throw new Error('no lines');
    const lines = [first, { ...second, itemId: null, price: 900 }];
    expect(bodyOf({ ...draft, lines }).lines).toEqual([
      { itemId: 1, quantity: 2, price: null },
      { productId: 6, variationId: 7, choices: {}, quantity: 1, price: 900 },
    ]);
  });

  it('find themselves again in an order that somebody else has changed', () => {
    const theirs = orderOf(item(11, 'line', { productId: 6, variationId: 7 }));
    expect(rebased(draft.lines, theirs).map(({ itemId }) => itemId)).toEqual([null, 11]);
  });
});
