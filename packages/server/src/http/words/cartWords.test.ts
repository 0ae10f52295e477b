import { describe, expect, it } from 'vitest';
import { testLinks, testSettings } from '../../cart/testing/cartOf.ts';
import { cartHtml, cartText } from './cartWords.ts';

const context = { settings: testSettings(), links: testLinks };

describe('the words of the cart', () => {
  it('escapes every value in a page, and none for programs', () => {
    const said = { code: 'not_enough_stock', product: '<b> & "L"', left: 3 } as const;
    expect(cartHtml(said, context)).toContain('"&lt;b&gt; &amp; &quot;L&quot;"');
    expect(cartText(said, context)).toBe(
      'You cannot add that amount of "<b> & "L"" to the cart because there is not enough stock (3 remaining).',
    );
  });

  it('leaves the button of a page out of what programs get', () => {
    const said = { code: 'already_in_cart', product: 'Mug' } as const;
    expect(cartHtml(said, context)).toBe(
      'You cannot add another "Mug" to your cart. <a href="https://shop.example/cart/" class="button wc-forward">View cart</a>',
    );
    expect(cartText(said, context)).toBe('You cannot add another "Mug" to your cart.');
  });

  it('keeps the name of what a link in the sentence leads to', () => {
    const said = { code: 'options_needed', product: 'Mug', slug: 'mug' } as const;
    expect(cartText(said, context)).toBe('Please choose product options by visiting Mug.');
  });

  it('writes amounts as the shop does', () => {
    expect(cartText({ code: 'coupon_below_minimum', amount: 2000 }, context)).toBe(
      'The minimum spend for this coupon is €20.00.',
    );
  });
});
