import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NONCE_TICK_MS } from './limits.ts';
import { createNonce, isNonce } from './nonces.ts';

const SECRET = 'a secret of the shop';

describe('a nonce', () => {
  it('is ten hex characters', () => {
    expect(createNonce(SECRET, 'cart', 7, 0)).toMatch(/^[0-9a-f]{10}$/);
  });

  const isAfter = (madeAt: number, age: number): boolean =>
    isNonce(SECRET, createNonce(SECRET, 'cart', 't_1', madeAt), 'cart', 't_1', madeAt + age);
  const anyTime = fc.integer({ min: 0, max: 4e12 });

  it('holds for 12 hours', () => {
    fc.assert(fc.property(anyTime, fc.integer({ min: 0, max: NONCE_TICK_MS }), isAfter));
  });

  it('does not hold after 24 hours', () => {
    const anyAge = fc.integer({ min: 2 * NONCE_TICK_MS, max: 20 * NONCE_TICK_MS });
    fc.assert(fc.property(anyTime, anyAge, (madeAt, age) => !isAfter(madeAt, age)));
  });

  it('is of one visitor, one action and one shop', () => {
    const nonce = createNonce(SECRET, 'cart', 7, 0);
    expect(isNonce(SECRET, nonce, 'cart', '7', 0)).toBe(true);
    expect(isNonce(SECRET, nonce, 'cart', 8, 0)).toBe(false);
    expect(isNonce(SECRET, nonce, 'cart', '', 0)).toBe(false);
    expect(isNonce(SECRET, nonce, 'coupon', 7, 0)).toBe(false);
    expect(isNonce('another secret', nonce, 'cart', 7, 0)).toBe(false);
  });

  it('is never any other text', () => {
    const nonce = createNonce(SECRET, 'cart', 7, 0);
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(isNonce(SECRET, text, 'cart', 7, 0)).toBe(text === nonce);
      }),
    );
    expect(isNonce(SECRET, 'é'.repeat(5), 'cart', 7, 0)).toBe(false);
  });

  it('does not mix up where one part ends and the next begins', () => {
    expect(createNonce(SECRET, 'a', '1|b', 0)).not.toBe(createNonce(SECRET, 'a|1', 'b', 0));
  });
});
