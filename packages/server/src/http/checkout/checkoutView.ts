import { ATTRIBUTION_PREFIX, type CheckoutView, type FieldView } from '@vitrine/contract/shop';
import type { User } from '../../accounts/User.ts';
import type { Cart } from '../../cart/Cart.ts';
import { type Address, NO_ADDRESS } from '../../pricing/Address.ts';
import type { Call } from '../call/Call.ts';
import { textField } from '../request/fields.ts';
import { viewCart } from '../shop/readCartView.ts';
import type { CheckoutError } from '../words/checkoutWords.ts';
import { addressFields } from './addressFields.ts';
import { withAccount } from './withAccount.ts';
import { paymentView } from './paymentView.ts';
import { checkoutTexts, noticeTexts, translate } from '@vitrine/texts';
import { textsFor } from '../call/textsFor.ts';

/** The whole form, with what the visitor has told before. */
export async function checkoutView(
  call: Call,
  cart: Cart,
  errors: readonly CheckoutError[] = [],
): Promise<Omit<CheckoutView, 'refusedCoupon'>> {
  const { settings, fields, visitor } = call;
  const wrong = new Map(
    errors.flatMap(({ field, html }) =>
      field ? [[field, plain(translate(noticeTexts, html, settings.site.language))] as const] : [],
    ),
  );
  const billing = known(cart.billing, visitor.user?.billing, visitor.user);
  const shipping = known(cart.shippingAddress, visitor.user?.shipping, visitor.user);
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
function known(told: Address, own: Address | undefined, user: User | null): Address {
  const names = Object.keys(NO_ADDRESS) as (keyof Address)[];
  const address = Object.fromEntries(
    names.map((name) => [name, told[name] || (own ?? NO_ADDRESS)[name]]),
  ) as unknown as Address;
  return user ? withAccount(address, user) : address;
}

function accountFields(call: Call): readonly FieldView[] {
  const { visitor, settings } = call;
  if (visitor.user !== null || !settings.checkout.signup) return [];
  return [
    {
      name: 'account_password',
      label: textsFor(call, checkoutTexts)('accountPassword'),
      type: 'password',
      isRequired: false,
      value: '',
      autocomplete: 'new-password',
      group: 'account',
    },
  ];
}

const noteField = (call: Call): FieldView => ({
  name: 'order_comments',
  label: textsFor(call, checkoutTexts)('notes'),
  type: 'textarea',
  isRequired: false,
  value: textField(call.fields, 'order_comments') ?? '',
  autocomplete: '',
  group: 'order',
  placeholder: textsFor(call, checkoutTexts)('notesHint'),
});

const plain = (html: string): string => html.replace(/<[^<>]*>/g, '');
