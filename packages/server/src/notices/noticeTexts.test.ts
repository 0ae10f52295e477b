import { noticeTexts, translate } from '@vitrine/texts';
import { describe, expect, it } from 'vitest';
import { testLinks, testSettings } from '../cart/testing/cartOf.ts';
import { checkAddress } from '../orders/checkout/checkAddress.ts';
import { faultMessage } from '../http/shop/ajaxFault.ts';
import { accountText } from '../http/words/accountWords.ts';
import { cartHtml } from '../http/words/cartWords.ts';
import { checkoutError } from '../http/words/checkoutWords.ts';
import type { AccountNotice } from './AccountNotice.ts';
import type { CartNotice } from './CartNotice.ts';
import type { CheckoutRefusal } from '../orders/checkout/CheckoutRefusal.ts';
import { NO_ADDRESS } from '../pricing/Address.ts';
import { wishlistTexts } from '../wishlist/wishlistTexts.ts';

const NAME = 'Moon jar "chalk" & co';
const notices: readonly CartNotice[] = [
  { code: 'product_unknown' },
  { code: 'quantity_needed' },
  { code: 'options_needed', product: NAME, slug: 'jar' },
  { code: 'choices_missing', names: ['Glaze'] },
  { code: 'choices_missing', names: ['Glaze', 'Size'] },
  { code: 'choices_wrong', names: ['Glaze'] },
  { code: 'choices_wrong', names: ['Glaze', 'Size'] },
  { code: 'already_in_cart', product: NAME },
  { code: 'not_for_sale' },
  { code: 'out_of_stock', product: NAME },
  { code: 'not_enough_stock', product: NAME, left: 3 },
  { code: 'not_enough_beside_cart', left: 3, inCart: 2 },
  { code: 'cart_full' },
  { code: 'only_one', product: NAME },
  { code: 'not_enough_for_order', product: NAME, left: 3 },
  { code: 'out_of_stock_for_order', product: NAME },
  { code: 'line_unknown' },
  { code: 'line_not_restored' },
  { code: 'item_gone' },
  { code: 'no_longer_sold', product: NAME },
  { code: 'coupon_applied' },
  { code: 'coupon_removed' },
  { code: 'coupon_not_removed' },
  { code: 'coupon_needed' },
  { code: 'coupon_unknown', coupon: 'SPRING' },
  { code: 'coupon_already_applied' },
  { code: 'coupon_stands_alone', coupon: 'SPRING' },
  { code: 'coupons_off' },
  { code: 'coupon_tries_exceeded' },
  { code: 'coupons_full' },
  { code: 'coupon_gone', coupon: 'SPRING' },
  { code: 'coupon_limit_reached' },
  { code: 'coupon_user_limit_reached' },
  { code: 'coupon_expired' },
  { code: 'coupon_below_minimum', amount: 1000 },
  { code: 'coupon_above_maximum', amount: 2000 },
  { code: 'coupon_not_applicable' },
  { code: 'coupon_excluded' },
  { code: 'coupon_sale_items' },
  { code: 'coupon_other_email', coupon: 'SPRING' },
];
/** Every one: a code without a line does not compile. */
const accountNotices: { readonly [C in AccountNotice['code']]: Extract<AccountNotice, { code: C }> } = {
  account_blocked: { code: 'account_blocked' },
  invitation_wrong: { code: 'invitation_wrong' },
  username_needed: { code: 'username_needed' },
  password_missing: { code: 'password_missing' },
  login_wrong: { code: 'login_wrong' },
  too_many_attempts: { code: 'too_many_attempts' },
  registration_closed: { code: 'registration_closed' },
  email_wrong: { code: 'email_wrong' },
  username_wrong: { code: 'username_wrong' },
  username_taken: { code: 'username_taken' },
  password_needed: { code: 'password_needed' },
  password_weak: { code: 'password_weak' },
  reset_name_needed: { code: 'reset_name_needed' },
  reset_key_wrong: { code: 'reset_key_wrong' },
  passwords_differ: { code: 'passwords_differ' },
  email_as_name: { code: 'email_as_name' },
  email_of_another: { code: 'email_of_another' },
  current_password_needed: { code: 'current_password_needed' },
  current_password_wrong: { code: 'current_password_wrong' },
  new_passwords_differ: { code: 'new_passwords_differ' },
  changed_meanwhile: { code: 'changed_meanwhile' },
  user_unknown: { code: 'user_unknown' },
  order_unknown: { code: 'order_unknown' },
  form_stale: { code: 'form_stale' },
  email_taken: { code: 'email_taken', email: 'ines@example.com' },
  detail_needed: { code: 'detail_needed', name: 'firstName' },
};
const wrong = { ...NO_ADDRESS, country: 'US', state: 'ZZ', postcode: '!', phone: '!', email: '!' };
const refusals: readonly CheckoutRefusal['said'][] = [
  ...[NO_ADDRESS, wrong, { ...wrong, country: '!' }].flatMap((address) =>
    checkAddress(address, 'billing').map(({ said: each }) => each),
  ),
  { code: 'country_not_sold_to', country: 'Q' },
  { code: 'country_not_shipped_to', country: 'Q' },
  { code: 'login_needed' },
  { code: 'terms_needed' },
  { code: 'cart_empty' },
  { code: 'shipping_needed' },
  { code: 'payment_needed' },
  { code: 'payment_wrong' },
  { code: 'payment_failed' },
  { code: 'order_changed', total: 1200 },
  { code: 'placed_before', id: 12, key: 'k' },
];
const words = { settings: testSettings({}), links: testLinks };
const said: readonly string[] = [
  ...notices.map((notice) => cartHtml(notice, words)),
  ...Object.values(accountNotices).map(accountText),
  ...Object.values(wishlistTexts),
  ...refusals.map((said) => checkoutError({ field: null, said }, words).html),
  ...[413, 429, 503, 400, 500].map((status) => faultMessage(status, '7')),
];

/** Words of our own in what is left when values and tags are gone. */
const ownWords = (html: string): string =>
  html
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/Moon jar|chalk|SPRING|ines@example\.com|Glaze|Size|&\w+;/g, '')
    .replace(/مما يلي: .*/, '');

describe('what rules say', () => {
  it.each(said)('has an Arabic text: %s', (text) => {
    expect(ownWords(translate(noticeTexts, text, 'ar'))).not.toMatch(/[a-z]{3}/i);
  });
});
