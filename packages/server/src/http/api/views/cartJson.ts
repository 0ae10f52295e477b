import type { Cart } from '../../../cart/Cart.ts';
import type { CartNotice } from '../../../notices/CartNotice.ts';
import { kindOf } from '../../../notices/notices.ts';
import type { Call } from '../../call/Call.ts';
import { destinationText } from '../../shop/destinationText.ts';
import { showsTax, viewCart } from '../../shop/readCartView.ts';
import { cartText } from '../../words/cartWords.ts';
import { without } from './without.ts';

/** The cart as its pages show it, for a front that draws it itself. */
export async function cartJson(call: Call, cart: Cart, notices: readonly CartNotice[]) {
  const view = await viewCart(call, cart);
  const isWithTax = showsTax(call.settings);
  return {
    hash: cart.hash,
    count: cart.count,
    lines: cart.lines.map((line, index) => ({
      key: line.key,
      productId: line.productId,
      variationId: line.variationId || null,
      name: line.name,
      slug: line.slug,
      sku: line.sku,
      url: call.links.product(line.slug),
      image: view.lines[index]?.image ?? null,
      quantity: line.quantity,
      max: view.lines[index]?.max ?? null,
      price: view.lines[index]?.price ?? 0,
      subtotal: view.lines[index]?.subtotal ?? 0,
      choices: line.choices.map(({ name, label, value }) => ({ field: name, label, value })),
      isOnBackorder: line.isOnBackorder,
    })),
    coupons: view.coupons.map((coupon) => without(coupon, 'removeUrl')),
    totals: {
      subtotal: view.subtotal,
      discount: view.discount,
      shipping: cart.shipping + (isWithTax ? cart.shippingTax : 0),
      taxes: view.taxes,
      isTaxIncluded: view.isTaxIncluded,
      total: view.total,
    },
    needsShipping: cart.needsShipping,
    packages: cart.packages.map(({ chosen }, index) => ({
      rates: view.packages[index]?.rates ?? [],
      chosen,
    })),
    destination: {
      ...cart.destination,
      text: destinationText(cart.destination, call.settings.site.language),
    },
    notices: notices.map((said) => ({
      kind: kindOf(said),
      code: said.code,
      message: cartText(said, call),
      data: dataOf(said),
    })),
    currency: currencyOf(call),
  };
}

/** What a notice's sentence is made of. */
export const dataOf = (said: CartNotice): Readonly<Record<string, unknown>> => without(said, 'code');

function currencyOf({ settings }: Call) {
  const { currency: code, symbol, decimals, position, thousandSeparator, decimalSeparator } = settings.money;
  return { code, symbol, decimals, position, thousandSeparator, decimalSeparator };
}
