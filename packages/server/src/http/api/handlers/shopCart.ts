import { addItem } from '../../../cart/addItem.ts';
import { applyCoupon, removeCoupon } from '../../../cart/applyCoupon.ts';
import { lostCoupon, lostItem, mendCart } from '../../../cart/mendCart.ts';
import { type LostParts, readCart } from '../../../cart/readCart.ts';
import { removeItem } from '../../../cart/removeItem.ts';
import { restoreItem } from '../../../cart/restoreItem.ts';
import { chooseShipping, setDestination } from '../../../cart/setCustomer.ts';
import { setQuantities } from '../../../cart/setQuantities.ts';
import type { CartNotice } from '../../../notices/CartNotice.ts';
import { tellInto } from '../../../notices/notices.ts';
import type { Call } from '../../call/Call.ts';
import { tellCart } from '../../call/cartCookies.ts';
import { hasToken } from '../../call/hasToken.ts';
import { customerFor, mayBegin } from '../../call/customer.ts';
import { visitorAddress } from '../../call/visitorAddress.ts';
import { cartText } from '../../words/cartWords.ts';
import { plain, type Refusal, refused } from '../answer/Outcome.ts';
import type { Handlers } from '../ApiCall.ts';
import { cartJson, dataOf } from '../views/cartJson.ts';
import { whileOpen } from '../whileOpen.ts';

const STATUS: Readonly<Partial<Record<CartNotice['code'], number>>> = {
  product_unknown: 404,
  line_unknown: 404,
  coupon_unknown: 404,
  coupon_not_removed: 404,
  coupon_tries_exceeded: 429,
};

/** The code is the error's: a front says it in its own words, or shows ours. */
const refusalOf = (call: Call, said: CartNotice): Refusal => ({
  ...refused(STATUS[said.code] ?? 422, said.code, cartText(said, call)),
  data: dataOf(said),
});

const tooMany = refused(
  429,
  'too_many',
  'Too many carts were begun from where you are. Please try again later.',
);

const lostOf = ({ items, coupons }: LostParts): readonly CartNotice[] => [
  ...items.map(({ bought }) => lostItem(bought)),
  ...coupons.map(lostCoupon),
];

/** Whose cart is changed; null when it may not be begun. */
async function beginCart(call: Call): Promise<string | null> {
  const { customerId } = call.visitor;
  if (hasToken(call.request) && customerId !== null) return customerId;
  return (await mayBegin(call)) ? customerFor(call) : null;
}

/** A program has no cookies to be told by. */
function tellCookies(call: Call, hash: string): void {
  if (!hasToken(call.request)) tellCart(call, hash);
}

/** After a change: what had to leave the cart has left it, and this answer says so. */
async function changed(call: Call, customerId: string, notices: CartNotice[] = []) {
  const cart = await readCart(call.shop, customerId, call.settings);
  await mendCart(call.shop, customerId, cart.lost, tellInto(notices));
  tellCookies(call, cart.hash);
  return plain(await cartJson(call, cart, notices));
}

export const shopCartHandlers = {
  // Only reads: what does not count any more is told until a change takes it out.
  readShopCart: whileOpen(async (call) => {
    const cart = await readCart(call.shop, call.visitor.customerId, call.settings);
    tellCookies(call, cart.hash);
    return plain(await cartJson(call, cart, lostOf(cart.lost)));
  }),
  addCartItem: whileOpen(async (call) => {
    const customerId = await beginCart(call);
    if (customerId === null) return tooMany;
    const added = await addItem(call.shop, { ...call.body, customerId, tell: tellInto([]) });
    return added.ok ? changed(call, customerId) : refusalOf(call, added.said);
  }),
  changeCartItem: whileOpen(async (call) => {
    const { customerId } = call.visitor;
    if (customerId === null) return refusalOf(call, { code: 'line_unknown' });
    const { key } = call.params;
    const said: CartNotice[] = [];
    const asked = new Map([[key, call.body.quantity]]);
    const isChanged = await setQuantities(call.shop, customerId, asked, tellInto(said));
    if (said[0]) return refusalOf(call, said[0]);
    if (isChanged) return changed(call, customerId);
    const { lines } = await readCart(call.shop, customerId, call.settings);
    return lines.some((line) => line.key === key)
      ? changed(call, customerId)
      : refusalOf(call, { code: 'line_unknown' });
  }),
  removeCartItem: whileOpen(async (call) => {
    const { customerId } = call.visitor;
    if (customerId === null || !(await removeItem(call.shop, customerId, call.params.key)))
      return refusalOf(call, { code: 'line_unknown' });
    return changed(call, customerId);
  }),
  restoreCartItem: whileOpen(async (call) => {
    const { customerId } = call.visitor;
    if (customerId === null || !(await restoreItem(call.shop, customerId, call.params.key)))
      return refusalOf(call, { code: 'line_not_restored' });
    return changed(call, customerId);
  }),
  applyCartCoupon: whileOpen(async (call) => {
    const customerId = await beginCart(call);
    if (customerId === null) return tooMany;
    const notices: CartNotice[] = [];
    const { ok, said } = await applyCoupon(
      call.shop,
      customerId,
      call.body.code,
      call.settings,
      visitorAddress(call),
      tellInto(notices),
    );
    return ok ? changed(call, customerId, notices) : refusalOf(call, said);
  }),
  removeCartCoupon: whileOpen(async (call) => {
    const { customerId } = call.visitor;
    if (customerId === null) return refusalOf(call, { code: 'coupon_not_removed' });
    const notices: CartNotice[] = [];
    const { ok, said } = await removeCoupon(call.shop, customerId, call.params.code, tellInto(notices));
    return ok ? changed(call, customerId, notices) : refusalOf(call, said);
  }),
  chooseCartShipping: whileOpen(async (call) => {
    const { customerId } = call.visitor;
    const { rates } = call.body;
    const { packages } = await readCart(call.shop, customerId, call.settings);
    const unknown = rates.find((rate, index) => !packages[index]?.rates.some(({ id }) => id === rate));
    if (unknown !== undefined) return refusalOf(call, { code: 'rate_unknown', rate: unknown });
    if (customerId === null) return plain(await emptyAnswer(call));
    await chooseShipping(call.shop, customerId, rates);
    return changed(call, customerId);
  }),
  setCartDestination: whileOpen(async (call) => {
    const customerId = await beginCart(call);
    if (customerId === null) return tooMany;
    await setDestination(call.shop, customerId, call.body);
    return changed(call, customerId);
  }),
} satisfies Partial<Handlers>;

const emptyAnswer = async (call: Call) => cartJson(call, await readCart(call.shop, null, call.settings), []);
