import { describe, expect, it } from 'vitest';
import { testLinks, testSettings } from '../../cart/testing/cartOf.ts';
import { checkAddress } from '../../orders/checkout/checkAddress.ts';
import type { CheckoutRefusal } from '../../orders/checkout/CheckoutRefusal.ts';
import { NO_ADDRESS } from '../../pricing/Address.ts';
import { checkoutError } from './checkoutWords.ts';

const context = { settings: testSettings(), links: testLinks };
const said = (of: CheckoutRefusal['said']) => checkoutError({ field: null, said: of }, context);

describe('the words of the checkout', () => {
  it('are those that shops have, with the name of the field', () => {
    const wrong = {
      ...NO_ADDRESS,
      firstName: 'A',
      lastName: 'B',
      country: 'FR',
      address1: '1',
      city: 'Paris',
    };
    const errors = checkAddress({ ...wrong, postcode: '!', email: 'x' }, 'billing');
    expect(errors.map((error) => checkoutError(error, context))).toEqual([
      {
        field: 'billing_postcode',
        html: '<strong>Billing Postcode / ZIP</strong> is not a valid postcode / ZIP.',
      },
      { field: 'billing_phone', html: '<strong>Billing Phone</strong> is a required field.' },
      {
        field: 'billing_email',
        html: '<strong>Billing Email address</strong> is not a valid email address.',
      },
    ]);
  });

  it('escape every value', () => {
    expect(said({ code: 'country_not_sold_to', country: '<b>' }).html).toBe(
      'Sorry, we do not allow orders from the provided country (&lt;b&gt;)',
    );
    expect(said({ code: 'state_wrong', of: 'shipping', choices: ['<i>', 'B'] }).html).toContain(
      '&lt;i&gt;, B',
    );
    expect(said({ code: 'account_refused', why: { code: 'email_taken', email: '<u>' } }).html).toContain(
      'registered with &lt;u&gt;.',
    );
  });

  it('say of what has changed that the page is out of date, and take those of the cart along', () => {
    expect(said({ code: 'order_changed', total: 2000 })).toMatchObject({
      html: expect.stringContaining('<strong>€20.00</strong>'),
      isOutOfDate: true,
    });
    expect(said({ code: 'placed_before', id: 12, key: 'k' }).isOutOfDate).toBe(true);
    expect(said({ code: 'coupon_expired' })).toEqual({ field: null, html: 'This coupon has expired.' });
  });
});
