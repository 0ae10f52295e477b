import { checkoutError } from '../../http/words/checkoutWords.ts';
import type { CheckoutRefusal } from '../checkout/CheckoutRefusal.ts';
import type { ShopSettings } from '@vitrine/contract/shop';
import { testLinks, testSettings } from '../../cart/testing/cartOf.ts';
import { type Address, NO_ADDRESS } from '../../pricing/Address.ts';
import type { TestShop } from '../../testing/testShop.ts';
import type { OrderRequest } from '../checkout/OrderRequest.ts';
import { type Placed, placeOrder, type PlaceOptions } from '../placeOrder.ts';

export const testAddress: Address = {
  ...NO_ADDRESS,
  firstName: 'Ann',
  lastName: 'Lee',
  country: 'FR',
  address1: '1 Rue Oberkampf',
  city: 'Paris',
  postcode: '75011',
  phone: '+33 1 23 45 67 89',
  email: 'ann@example.com',
};

const orderRequest = (customerId: string, changes: Partial<OrderRequest> = {}): OrderRequest => ({
  customerId,
  userId: /^\d+$/.test(customerId) ? Number(customerId) : null,
  billing: testAddress,
  shipping: NO_ADDRESS,
  shipsElsewhere: false,
  paymentMethod: 'cod',
  note: '',
  terms: false,
  attribution: {},
  userAgent: '',
  once: '',
  ...changes,
});

export const withOwner = testSettings({ mail: { ownerAddress: 'owner@shop.example' } });

/** Orders what is in the cart. */
export const buy = (
  shop: TestShop,
  customerId: string,
  changes: Partial<OrderRequest> = {},
  settings: ShopSettings = withOwner,
  options: PlaceOptions = {},
): Promise<Placed> => placeOrder(shop, orderRequest(customerId, changes), settings, testLinks, options);

const words = { settings: withOwner, links: testLinks };

/** What the buyer reads. */
export const wordsOf = (refusal: CheckoutRefusal): string => checkoutError(refusal, words).html;

/** The order, when it must have worked. */
export async function bought(...args: Parameters<typeof buy>) {
  const placed = await buy(...args);
  if (!placed.ok) throw new Error(placed.errors.map(wordsOf).join(' '));
  return placed.order;
}
