import { expect, it } from 'vitest';
import { NEW_PRODUCT } from '../newProduct.ts';
import type { Product } from '../Product.ts';
import { changedFields, type PriceChange } from './changedFields.ts';

const product = (fields: Partial<Product> = {}): Product =>
  ({ ...NEW_PRODUCT, id: 1, type: 'simple', regularPrice: 1999, ...fields }) as Product;
const filed = { categoryIds: [1, 2], tags: ['old'] };
const price = (change: Partial<PriceChange>, fields: Partial<Product> = {}) =>
  changedFields(product(fields), filed, {
    price: { which: 'regular', how: 'set', amount: 0, roundTo: 1, ...change },
  });

it.each([
  [{ how: 'set', amount: 2500 }, { regularPrice: 2500 }],
  [{ how: 'raise', amount: 101 }, { regularPrice: 2100 }],
  [{ how: 'lower', amount: 5000 }, { regularPrice: 0 }],
  [{ how: 'raisePercent', amount: 1000 }, { regularPrice: 2199 }],
  [{ how: 'lowerPercent', amount: 1000, roundTo: 50 }, { regularPrice: 1800 }],
  [{ how: 'raisePercent', amount: 1000, roundTo: 100 }, { regularPrice: 2200 }],
  [{ which: 'sale', how: 'offRegular', amount: 2500, roundTo: 5 }, { salePrice: 1500 }],
  [{ which: 'sale', how: 'raise', amount: 5 }, {}],
  [{ which: 'regular', how: 'clear' }, {}],
  [{ how: 'set', amount: 1999 }, {}],
] as const)('a price changed by %j gives %j', (change, fields) => {
  expect(price(change)).toEqual(fields);
});

it('ends a sale together with its days', () => {
  const onSale = { salePrice: 1500, saleFrom: 5, saleTo: 9 };
  expect(price({ which: 'sale', how: 'clear' }, onSale)).toEqual({
    salePrice: null,
    saleFrom: null,
    saleTo: null,
  });
});

it('gives days to what is on sale, and to nothing else', () => {
  const sale = { from: 10, to: 20 };
  expect(changedFields(product({ salePrice: 5 }), filed, { sale })).toEqual({ saleFrom: 10, saleTo: 20 });
  expect(changedFields(product(), filed, { sale })).toEqual({});
});

it('leaves prices of what has none of its own alone', () => {
  expect(price({ how: 'set', amount: 5 }, { type: 'variable', regularPrice: null })).toEqual({});
});

it('begins to count the stock where it is set, and moves it where it is counted', () => {
  const stock = (how: 'set' | 'raise' | 'lower', fields: Partial<Product>) =>
    changedFields(product(fields), filed, { stock: { how, quantity: 3 } });
  expect(stock('set', {})).toEqual({ managesStock: true, stockQuantity: 3 });
  expect(stock('set', { type: 'variation' })).toEqual({});
  expect(stock('raise', {})).toEqual({});
  expect(stock('lower', { managesStock: true, stockQuantity: 2 })).toEqual({ stockQuantity: -1 });
});

it('files anew, and not what is filed so already', () => {
  const changes = { categories: { add: [3, 2], remove: [1] }, tags: { add: ['old'], remove: [] } };
  expect(changedFields(product(), filed, changes)).toEqual({ categoryIds: [2, 3] });
  expect(changedFields(product({ type: 'variation' }), filed, { ...changes, status: 'draft' })).toEqual({});
});
