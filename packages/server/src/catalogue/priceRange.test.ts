import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextPriceChange, priceColumns, priceRange } from './priceRange.ts';
import { priceOf } from './priceOf.ts';

const NOW = 1_772_366_400_000;
const amount = fc.option(fc.integer({ min: 0, max: 1_000_000 }), { nil: null });
const time = fc.option(fc.integer({ min: NOW - 1000, max: NOW + 1000 }), { nil: null });
const priced = fc.record({ regularPrice: amount, salePrice: amount, saleFrom: time, saleTo: time });

describe('a price', () => {
  it('is never negative, never above the regular one, and only on sale between the dates', () => {
    fc.assert(
      fc.property(priced, fc.integer({ min: NOW - 1500, max: NOW + 1500 }), (product, nowMs) => {
        const { current, regular, isOnSale } = priceOf(product, nowMs);
        if (product.regularPrice === null) return void expect([current, isOnSale]).toEqual([null, false]);
        expect(current).toBeGreaterThanOrEqual(0);
        expect(current).toBeLessThanOrEqual(regular ?? 0);
        if (!isOnSale) return void expect(current).toBe(regular);
        expect(current).toBe(product.salePrice);
        expect(nowMs).toBeGreaterThanOrEqual(product.saleFrom ?? nowMs);
        expect(nowMs).toBeLessThanOrEqual(product.saleTo ?? nowMs);
      }),
    );
  });

  it('stays as it is until the next change, and there is one only where it is said to be', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 6 }), fc.integer({ min: 0, max: 1200 }), (products, later) => {
        const next = nextPriceChange(products, NOW);
        if (next !== null) expect(next).toBeGreaterThan(NOW);
        const { price_until: _, ...now } = priceColumns(products, NOW);
        const at = next === null ? NOW + later : Math.min(NOW + later, next - 1);
        const { price_until: __, ...then } = priceColumns(products, at);
        expect(then).toEqual(now);
      }),
    );
  });

  it('ranges over those that have one', () => {
    fc.assert(
      fc.property(fc.array(priced, { maxLength: 8 }), (products) => {
        const range = priceRange(products, NOW);
        const prices = products.flatMap((product) => priceOf(product, NOW).current ?? []);
        if (!range) return void expect(prices).toEqual([]);
        expect([range.min, range.max]).toEqual([Math.min(...prices), Math.max(...prices)]);
        expect(range.max).toBeLessThanOrEqual(range.regularMax);
        expect(range.min).toBeLessThanOrEqual(range.regularMin);
        expect(range.isOnSale).toBe(products.some((product) => priceOf(product, NOW).isOnSale));
      }),
    );
  });
});
