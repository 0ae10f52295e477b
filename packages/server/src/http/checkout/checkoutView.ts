import { ATTRIBUTION_PREFIX, type CheckoutView, type FieldView } from '@vitrine/contract/shop';
import type { Cart } from '../../cart/Cart.ts';
import type { CheckoutError } from '../../orders/checkout/checkAddress.ts';
import { type Address, NO_ADDRESS } from '../../pricing/Address.ts';
import type { Call } from '../call/Call.ts';
import { textField } from '../request/fields.ts';
import { viewCart } from '../shop/readCartView.ts';
import { addressFields } from './addressFields.ts';
import { paymentView } from './paymentView.ts';

/** The whole form, with what the visitor has told before. */
export async function checkoutView(
  call: Call,
  cart: Cart,
  errors: readonly CheckoutError[] = [],
): Promise<CheckoutView> {
  const { settings, fields, visitor } = call;
  const wrong = new Map(errors.flatMap(({ field, html }) => (field ? [[field, plain(html)] as const] : [])));
  const billing = known(cart.billing, visitor.user?.billing, visitor.user?.email);
  const shipping = known(cart.shippingAddress, visitor.user?.shipping);
  return {
    ...paymentView(call, cart),
    cart: await viewCart(call, cart),
    fields: [
      ...addressFields('billing', billing, call, wrong),
      ...(cart.needsShipping ? addressFields('shipping', shipping, call, wrong) : []),
      ...accountFields(call),
      noteField(call),
    ],
    shipsElsewhere: textField(fields, 'ship_to_different_address') === '1',
    isLoggedIn: visitor.user !== null,
    guestsAllowed: settings.checkout.guests,
    signup: settings.checkout.signup && visitor.user === null,
    couponsOn: settings.coupons.on,
    attributionPrefix: settings.attribution.on ? ATTRIBUTION_PREFIX : '',
  };
}

/** Field by field: what was told for this cart, else what the account knows. */
function known(told: Address, own: Address = NO_ADDRESS, email = ''): Address {
  const names = Object.keys(NO_ADDRESS) as (keyof Address)[];
  const address = Object.fromEntries(
    names.map((name) => [name, told[name] || own[name]]),
  ) as unknown as Address;
  return { ...address, email: address.email || email };
}

function accountFields({ visitor, settings }: Call): readonly FieldView[] {
  if (visitor.user !== null || !settings.checkout.signup) return [];
  return [
    {
      name: 'account_password',
      label: 'Create account password',
      type: 'password',
      isRequired: false,
      value: '',
      autocomplete: 'new-password',
      group: 'account',
    },
  ];
}

const noteField = ({ fields }: Call): FieldView => ({
  name: 'order_comments',
  label: 'Order notes',
  type: 'textarea',
  isRequired: false,
  value: textField(fields, 'order_comments') ?? '',
  autocomplete: '',
  group: 'order',
  placeholder: 'Notes about your order, e.g. special notes for delivery.',
});

const plain = (html: string): string => html.replace(/<[^<>]*>/g, '');
