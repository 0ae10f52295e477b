import { noticeTexts, translate } from '@vitrine/texts';
import { describe, expect, it } from 'vitest';
import { accountTexts } from '../accounts/accountTexts.ts';
import { cartTexts } from '../cart/cartTexts.ts';
import { testLinks, testSettings } from '../cart/testing/cartOf.ts';
import { couponTexts } from '../cart/couponTexts.ts';
import { checkAddress } from '../orders/checkout/checkAddress.ts';
import { placedBefore } from '../orders/checkout/checkReviewed.ts';
import { NO_ADDRESS } from '../pricing/Address.ts';
import { wishlistTexts } from '../wishlist/wishlistTexts.ts';

/** Those of the administration, which speaks English. */
const NOT_FOR_VISITORS: readonly string[] = [
  accountTexts.badRole,
  accountTexts.notAllowed,
  accountTexts.lastAdmin,
];

const { money } = testSettings({});
const coupon = { code: 'SPRING', minimum: 1000, maximum: 2000 } as Parameters<typeof couponTexts.fault>[1];
const faults = [
  'limit-reached',
  'user-limit-reached',
  'expired',
  'below-minimum',
  'above-maximum',
  'not-applicable',
  'excluded',
  'sale-items',
  'other-email',
] as const;

const NAME = 'Moon jar "chalk" & co';
const said: readonly string[] = [
  cartTexts.chooseOptions('/product/jar/', NAME),
  cartTexts.missingChoices(['Glaze']),
  cartTexts.missingChoices(['Glaze', 'Size']),
  cartTexts.wrongChoices(['Glaze']),
  cartTexts.wrongChoices(['Glaze', 'Size']),
  cartTexts.noAnother(NAME, '/cart/'),
  cartTexts.notForSale,
  cartTexts.outOfStock(NAME),
  cartTexts.notEnough(NAME, 3),
  cartTexts.notEnoughWithCart(3, 2, '/cart/'),
  cartTexts.full,
  cartTexts.onlyOne(NAME),
  cartTexts.notEnoughForOrder(NAME, 3),
  cartTexts.outOfStockForOrder(NAME),
  cartTexts.gone,
  cartTexts.noLongerSold(NAME),
  ...Object.values(couponTexts).flatMap((text) => (typeof text === 'string' ? [text] : [])),
  couponTexts.unknown('SPRING'),
  couponTexts.alone('SPRING'),
  couponTexts.invalidNow('SPRING'),
  ...faults.map((fault) => couponTexts.fault(fault, coupon, money)),
  ...Object.values(accountTexts).flatMap((text) => (typeof text === 'string' ? [text] : [])),
  accountTexts.emailTaken('ines@example.com'),
  accountTexts.required('First name'),
  ...Object.values(wishlistTexts),
  ...checkAddress(NO_ADDRESS, 'billing').map(({ html }) => html),
  ...checkAddress(
    { ...NO_ADDRESS, country: 'US', state: 'ZZ', postcode: '!', phone: '!', email: '!' },
    'billing',
  ).map(({ html }) => html),
  placedBefore({ id: 12, key: 'k' } as Parameters<typeof placedBefore>[0], testLinks).html,
].filter((text) => !NOT_FOR_VISITORS.includes(text));

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
