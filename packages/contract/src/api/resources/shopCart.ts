import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { filled, flag, id, list, maybe, text, whole } from '../schema/fields.ts';
import { strict } from '../schema/object.ts';
import { CART_CODES } from './cartCodes.ts';
import { image, shownMoney } from './shopSchemas.ts';

const MOST_PIECES = 99_999;
const MOST_PACKAGES = 10;
const KEY = strict({ key: v.pipe(text(32), v.regex(/^[0-9a-f]{32}$/, 'Is no key of a line.')) });

const line = strict({
  key: v.string(),
  productId: v.number(),
  variationId: maybe(v.number()),
  name: v.pipe(v.string(), v.description('With the options of a variation.')),
  slug: v.string(),
  sku: v.string(),
  url: v.string(),
  image: maybe(image),
  quantity: v.number(),
  max: v.pipe(maybe(v.number()), v.description('Most pieces of it; null: any number.')),
  price: v.pipe(v.number(), v.description('Of one piece, in minor units, as the shop shows it.')),
  subtotal: shownMoney,
  choices: v.array(strict({ field: v.string(), label: v.string(), value: v.string() })),
  isOnBackorder: flag,
});

const cart = strict({
  hash: v.pipe(v.string(), v.description('The same for the same contents; empty: there is nothing in it.')),
  count: v.pipe(v.number(), v.description('Pieces, not lines.')),
  lines: v.array(line),
  coupons: v.array(strict({ code: v.string(), discount: shownMoney, hasFreeShipping: flag })),
  totals: strict({
    subtotal: shownMoney,
    discount: shownMoney,
    shipping: shownMoney,
    taxes: v.array(strict({ label: v.string(), amount: shownMoney })),
    isTaxIncluded: v.pipe(flag, v.description('The taxes are within the amounts beside them.')),
    total: shownMoney,
  }),
  needsShipping: flag,
  packages: v.array(
    strict({
      rates: v.array(strict({ id: v.string(), label: v.string(), cost: shownMoney })),
      chosen: maybe(v.string()),
    }),
  ),
  destination: strict({
    country: v.string(),
    state: v.string(),
    postcode: v.string(),
    city: v.string(),
    text: v.pipe(v.string(), v.description('For people: 75011 Paris, France.')),
  }),
  notices: v.pipe(
    v.array(
      strict({
        kind: v.picklist(['success', 'error']),
        code: v.picklist(CART_CODES),
        message: v.string(),
        data: v.record(v.string(), v.unknown()),
      }),
    ),
    v.description('What the visitor is to be told: lines and coupons that had to leave the cart, for one.'),
  ),
  currency: strict({
    code: v.string(),
    symbol: v.string(),
    decimals: v.number(),
    position: v.string(),
    thousandSeparator: v.string(),
    decimalSeparator: v.string(),
  }),
});

/** The visitor's own cart, the same that the shop's pages show. Each change answers with the whole cart, or says by a code why not. */
export const shopCart = resource({
  readShopCart: {
    method: 'GET',
    path: '/shop/cart',
    summary: "The visitor's cart. Looking at it makes none.",
    right: null,
    answer: cart,
  },
  addCartItem: {
    method: 'POST',
    path: '/shop/cart/items',
    summary: 'Adds pieces of a product. What differs in options is a line of its own.',
    right: null,
    body: strict({
      productId: id,
      quantity: v.optional(whole(1, MOST_PIECES), 1),
      variationId: v.optional(id),
      choices: v.optional(
        v.pipe(
          v.record(text(200), text(300), 'Must be an object of texts.'),
          v.maxEntries(50, 'At most 50.'),
          v.description('Field of an attribute -> option, as the product has them.'),
        ),
      ),
    }),
    answer: cart,
  },
  changeCartItem: {
    method: 'PATCH',
    path: '/shop/cart/items/:key',
    summary: 'Sets how many pieces there are of a line; 0 takes it out.',
    right: null,
    params: KEY,
    body: strict({ quantity: whole(0, MOST_PIECES) }),
    answer: cart,
  },
  removeCartItem: {
    method: 'DELETE',
    path: '/shop/cart/items/:key',
    summary: 'Takes a line out. It can be put back.',
    right: null,
    params: KEY,
    answer: cart,
  },
  restoreCartItem: {
    method: 'POST',
    path: '/shop/cart/items/:key/restore',
    summary: 'Puts a line back that was taken out, as far as there is stock.',
    right: null,
    params: KEY,
    answer: cart,
  },
  applyCartCoupon: {
    method: 'POST',
    path: '/shop/cart/coupons',
    summary: 'Puts a coupon to the cart, when it counts for it.',
    right: null,
    body: strict({ code: text(200) }),
    answer: cart,
  },
  removeCartCoupon: {
    method: 'DELETE',
    path: '/shop/cart/coupons/:code',
    summary: 'Takes a coupon off.',
    right: null,
    params: strict({ code: filled(200) }),
    answer: cart,
  },
  chooseCartShipping: {
    method: 'PUT',
    path: '/shop/cart/shipping',
    summary: 'Chooses how it is shipped: the id of a rate for each package, in their order.',
    right: null,
    body: strict({ rates: list(filled(200), MOST_PACKAGES) }),
    answer: cart,
  },
  setCartDestination: {
    method: 'PUT',
    path: '/shop/cart/destination',
    summary: 'Says where it is shipped to, as far as it is known: rates and taxes follow.',
    right: null,
    body: strict({
      country: v.pipe(text(2), v.regex(/^[A-Z]{2}$/, 'Must be two capital letters such as FR.')),
      state: v.optional(text(200), ''),
      postcode: v.optional(text(200), ''),
      city: v.optional(text(200), ''),
    }),
    answer: cart,
  },
});
