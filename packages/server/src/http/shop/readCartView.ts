import type { CartLineView, CartView, ShopSettings } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import { tidyCart } from '../../cart/mendCart.ts';
import { findMedia } from '../../media/findMedia.ts';
import type { Call } from '../call/Call.ts';
import { nonceFor } from '../call/nonce.ts';
import { imageView } from '../views/imageView.ts';
import { destinationText } from './destinationText.ts';

/** The visitor's cart as pages and fragments show it. */
export async function readCartView(call: Call, customerId: string | null): Promise<CartView> {
  return viewCart(call, await tidyCart(call.shop, customerId, call.settings));
}

export async function viewCart(call: Call, cart: Cart): Promise<CartView> {
  const { settings, links } = call;
  const images = await findMedia(
    call.shop,
    cart.lines.map(({ imageId }) => imageId),
  );
  const nonce = nonceFor(call, 'woocommerce-cart');
  const isWithTax = showsTax(settings);
  const lines = cart.lines.map(
    (line): CartLineView => ({
      key: line.key,
      productId: line.productId,
      variationId: line.variationId,
      name: line.name,
      url: links.product(line.slug),
      sku: line.sku,
      image: imageView(images.get(line.imageId ?? 0)),
      price: isWithTax ? line.unitGross : line.unitNet,
      quantity: line.quantity,
      subtotal: line.subtotal + (isWithTax ? line.subtotalTax : 0),
      choices: line.choices,
      backorderText: line.isOnBackorder ? 'Available on backorder' : '',
      removeUrl: links.removeItem(line.key, nonce),
      min: line.isSoldIndividually ? 1 : 0,
      max: line.isSoldIndividually ? 1 : line.maxQuantity,
    }),
  );
  return {
    lines,
    count: cart.count,
    subtotal: cart.subtotal + (isWithTax ? cart.subtotalTax : 0),
    coupons: cart.coupons.map(({ code, discount, discountTax, givesFreeShipping }) => ({
      code,
      discount: discount + (isWithTax ? discountTax : 0),
      hasFreeShipping: givesFreeShipping,
      removeUrl: `${links.cart}?${new URLSearchParams({ remove_coupon: code })}`,
    })),
    discount: cart.discount + (isWithTax ? cart.discountTax : 0),
    packages: cart.packages.map(({ rates, chosen }) => ({
      name: 'Shipping',
      rates: rates.map(({ id, label, cost, tax }) => ({ id, label, cost: cost + (isWithTax ? tax : 0) })),
      chosen: chosen ?? '',
    })),
    destination: destinationText(cart.destination, settings.site.language),
    taxes: cart.taxes.map(({ name, amount }) => ({ label: name, amount })),
    isTaxIncluded: isWithTax,
    total: cart.total,
    needsShipping: cart.needsShipping,
    hash: cart.hash,
  };
}

export const showsTax = ({ tax }: ShopSettings): boolean => tax.on && tax.displayInCart === 'incl';
