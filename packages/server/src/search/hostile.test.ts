import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { COUNTED_RESULTS } from './limits.ts';
import { searchProducts } from './searchProducts.ts';
import { createSearchFixture } from './testing/createSearchFixture.ts';

const PIECES = [
  '"',
  "'",
  '*',
  '^',
  '(',
  ')',
  ' AND ',
  ' OR ',
  ' NOT ',
  ' NEAR(',
  ':*',
  '&',
  '|',
  '!',
  '<->',
  '\\',
  '\0',
  ';--',
  '%',
  '_',
  '-',
  '\u202e',
  '\ud800',
  'ﷺ',
  '👩‍👩‍👧',
  'mug',
  'İ',
  'ﬁ',
  '\u0301',
];

const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 300 }),
  fc.array(fc.constantFrom(...PIECES), { maxLength: 60 }).map((pieces) => pieces.join('')),
  fc
    .tuple(fc.constantFrom(...PIECES), fc.integer({ min: 1, max: 20_000 }))
    .map(([piece, times]) => piece.repeat(times)),
  fc.array(fc.string({ minLength: 1, maxLength: 12 }), { maxLength: 40 }).map((words) => words.join(' ')),
);

describe.each(databaseKinds)('searching for anything on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { put } = createSearchFixture(shop);
  await put({ name: 'Ceramic mug' });
  await put({ name: "Rock'n'roll \ud800 ﷺ", description: '<'.repeat(9_000) });

  // The embedded database takes most of them: the same code makes the questions for both.
  const numRuns = kind === 'sqlite' ? 600 : 200;
  it(`answers ${numRuns} odd texts without a fault`, async () => {
    await fc.assert(
      fc.asyncProperty(hostile, fc.nat(2_000), async (text, offset) => {
        const { ids, total } = await searchProducts(shop, { text, limit: 20, offset });
        expect(ids.length).toBeLessThanOrEqual(20);
        expect(total).toBeLessThanOrEqual(COUNTED_RESULTS);
      }),
      { numRuns },
    );
  });
});
