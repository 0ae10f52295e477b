import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  customerCookieName,
  isCustomerCookieOld,
  readCustomerCookie,
  writeCustomerCookie,
} from './customerCookie.ts';
import { createGuestId, customerOf, isGuestId } from './customerId.ts';

const SECRET = 'a secret of the shop';
const NOW_MS = 1_772_366_400_000;
const DAY_MS = 86_400_000;

const anyCustomer = fc.oneof(
  fc.constant(null).map(createGuestId),
  fc.integer({ min: 1, max: 2_147_483_647 }).map(String),
);

describe('the cookie of a customer', () => {
  it('is named for the site', () => {
    expect(customerCookieName('https://shop.example')).toMatch(/^wp_woocommerce_session_[0-9a-f]{32}$/);
  });

  it('gives the customer back until it ends', () => {
    fc.assert(
      fc.property(anyCustomer, fc.integer({ min: 0, max: 8 * DAY_MS }), (id, age) => {
        const { value, expiresAt } = writeCustomerCookie(id, SECRET, NOW_MS);
        const days = isGuestId(id) ? 2 : 7;
        expect(expiresAt).toBe(NOW_MS + days * DAY_MS);
        expect(readCustomerCookie(value, SECRET, NOW_MS + age)).toBe(age < days * DAY_MS ? id : null);
        expect(isCustomerCookieOld(value, NOW_MS + age)).toBe(age >= 3_600_000);
      }),
    );
  });

  it('is known in its old form and encoded', () => {
    const id = createGuestId();
    const { value } = writeCustomerCookie(id, SECRET, NOW_MS);
    for (const form of [
      value.replaceAll('|', '||'),
      encodeURIComponent(value),
      value.replaceAll('|', '%7c%7c'),
    ])
      expect(readCustomerCookie(form, SECRET, NOW_MS)).toBe(id);
  });

  it('is nothing once a character of it was changed', () => {
    fc.assert(
      fc.property(anyCustomer, fc.nat(), fc.constantFrom(...'0123456789abcdef|_t '), (id, at, character) => {
        const { value } = writeCustomerCookie(id, SECRET, NOW_MS);
        const place = at % value.length;
        const changed = value.slice(0, place) + character + value.slice(place + 1);
        fc.pre(changed !== value);
        expect(readCustomerCookie(changed, SECRET, NOW_MS)).toBeNull();
      }),
    );
  });

  it('is nothing when it is garbage or of another shop', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(readCustomerCookie(text, SECRET, NOW_MS)).toBeNull();
      }),
    );
    const { value } = writeCustomerCookie('7', SECRET, NOW_MS);
    expect(readCustomerCookie(value, 'another secret', NOW_MS)).toBeNull();
    expect(readCustomerCookie('|'.repeat(1e6), SECRET, NOW_MS)).toBeNull();
  });
});

describe('a customer', () => {
  it('is the user who is logged in, else the guest, never another user', () => {
    const guest = createGuestId();
    expect(guest).toMatch(/^t_[0-9a-f]{30}$/);
    expect(customerOf(7, guest)).toBe('7');
    expect(customerOf(null, guest)).toBe(guest);
    expect(customerOf(null, '7')).toBeNull();
    expect(customerOf(null, null)).toBeNull();
  });
});
