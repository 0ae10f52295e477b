import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPriceChange, priceColumns, priceOf, priceRange } from './priceRange.ts';

const NOW = 1_772_366_400_000;
const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null });
const time = fc.option(fc.integer({ min: NOW - 1000, max: NOW + 1000 }), { nil: null });
const priced = fc.record({ regularPrice: amount, salePrice: amount, saleFrom: time, saleTo: time });

describe('a price', () => {
  it('is never negative, never above the regular one, and only on sale between the dates', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: NOW - 1500, max: NOW + 1500 }), (product, nowMs) => {
        const { regularPrice, salePrice, saleFrom, saleTo } = product;
        const isIn = (saleFrom ?? nowMs) <= nowMs && nowMs <= (saleTo ?? nowMs);
        const isLower = regularPrice !== null && salePrice !== null && salePrice < regularPrice;
        const price = priceOf(product, nowMs);
        expect(price.isOnSale).toBe(isIn && isLower);
        expect(price.current).toBe(isIn && isLower ? salePrice : regularPrice);
        expect(price.current ?? 0).toBeGreaterThanOrEqual(0);
        expect(price.current ?? 0).toBeLessThanOrEqual(regularPrice ?? 0);
      }),
    );
  });

  it('stays as it is until the next change, and there is one only where it is said to be', () => {
    fc.assert(
      fc.property(
        fc.array(priced, { maxLength: 6 }),
        fc.integer({ min: 0, max: 1200 }),
        (products, later) => {
          const next = nextPriceChange(products, NOW);
          expect(next ?? NOW + 1).toBeGreaterThan(NOW);
          const { price_until: _, ...now } = priceColumns(products, NOW);
          const at = next === null ? NOW + later : Math.min(NOW + later, next - 1);
          const { price_until: __, ...then } = priceColumns(products, at);
          expect(then).toEqual(now);
        },
      ),
    );
  });

  it('ranges over those that have one', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 8 }), (products) => {
        const range = priceRange(products, NOW);
        const prices = products.flatMap((product) => priceOf(product, NOW).current ?? []);
        expect(range === null).toBe(prices.length === 0);
        expect(range?.min).toBe(prices.length === 0 ? undefined : Math.min(...prices));
        expect(range?.max).toBe(prices.length === 0 ? undefined : Math.max(...prices));
        expect(range?.max ?? 0).toBeLessThanOrEqual(range?.regularMax ?? 0);
        expect(range?.min ?? 0).toBeLessThanOrEqual(range?.regularMin ?? 0);
        expect(range?.isOnSale ?? false).toBe(products.some((product) => priceOf(product, NOW).isOnSale));
      }),
    );
  });
});
