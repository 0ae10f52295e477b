import type { CartLineView, CartView, CheckoutView, FieldView, OrderView } from '@vitrine/contract/shop';
import { sampleImage } from './sampleProducts.ts';
import { sampleLinks } from './sampleShop.ts';

export function sampleLine(changes: Partial<CartLineView> = {}): CartLineView {
  const key = changes.key ?? 'c20ad4d76fe97759aa27a0c99bff6710';
  return {
    key,
    productId: 12,
    variationId: 0,
    name: 'Moon jar, chalk',
    url: sampleLinks.product('moon-jar'),
    sku: 'MOON-1',
    image: sampleImage('moon-jar-chalk'),
    price: 8900,
    quantity: 2,
    min: 1,
    max: 7,
    subtotal: 17_800,
    choices: [],
    backorderText: '',
    removeUrl: sampleLinks.removeItem(key, 'abcdef0123'),
    ...changes,
  };
}

export function sampleCart(changes: Partial<CartView> = {}): CartView {
  return {
    lines: [
      sampleLine(),
      sampleLine({
        key: 'aab3238922bcc25a6f606eb525ffdc56',
        productId: 14,
        variationId: 142,
        name: 'Stoneware cup',
        sku: 'CUP-142',
        image: sampleImage('cup-rust'),
        price: 2000,
        quantity: 1,
        max: 1,
        subtotal: 2000,
        choices: [
          { label: 'Size', value: 'Small, 120 ml' },
          { label: 'Glaze', value: 'Rust & iron' },
        ],
        backorderText: 'Available on backorder',
      }),
    ],
    count: 3,
    subtotal: 19_800,
    coupons: [
      {
        code: 'spring10',
        discount: 1980,
        hasFreeShipping: false,
        removeUrl: '/cart/?remove_coupon=spring10',
      },
    ],
    discount: 1980,
    packages: [
      {
        name: 'Shipping',
        rates: [
          { id: 'flat_rate:1', label: 'Flat rate', cost: 590 },
          { id: 'local_pickup:3', label: 'Collect from the workshop', cost: 0 },
        ],
        chosen: 'flat_rate:1',
      },
    ],
    destination: '75011 Paris, France',
    taxes: [{ label: 'VAT', amount: 3068 }],
    isTaxIncluded: true,
    total: 18_410,
    needsShipping: true,
    hash: '1852786d',
    ...changes,
  };
}

export const emptyCart: CartView = sampleCart({
  lines: [],
  count: 0,
  subtotal: 0,
  coupons: [],
  discount: 0,
  packages: [],
  taxes: [],
  total: 0,
  needsShipping: false,
  hash: '',
});

type Named = Pick<FieldView, 'name' | 'label' | 'autocomplete'> & Partial<FieldView>;

const field = (changes: Named): FieldView => ({
  type: 'text',
  isRequired: true,
  value: '',
  group: 'billing',
  ...changes,
});

/** The fields of an address, by their names on the wire. */
export function addressFields(group: 'billing' | 'shipping'): readonly FieldView[] {
  const of = (name: string, label: string, autocomplete: string, changes: Partial<FieldView> = {}) =>
    field({ name: `${group}_${name}`, label, autocomplete, group, ...changes });
  const countries = [
    { value: 'FR', label: 'France' },
    { value: 'DE', label: 'Germany' },
  ];
  return [
    of('first_name', 'First name', 'given-name', { width: 'first', value: 'Ada' }),
    of('last_name', 'Last name', 'family-name', { width: 'last', value: 'Lovelace' }),
    of('company', 'Company name', 'organization', { isRequired: false }),
    of('country', 'Country / Region', 'country', { type: 'select', options: countries, value: 'FR' }),
    of('address_1', 'Street address', 'address-line1', { placeholder: 'House number and street name' }),
    of('postcode', 'Postcode', 'postal-code', { width: 'first' }),
    of('city', 'Town / City', 'address-level2', { width: 'last' }),
  ];
}

export function sampleCheckout(changes: Partial<CheckoutView> = {}): CheckoutView {
  return {
    cart: sampleCart(),
    fields: [
      ...addressFields('billing'),
      field({ name: 'billing_phone', label: 'Phone', autocomplete: 'tel', type: 'tel', isRequired: false }),
      field({
        name: 'billing_email',
        label: 'Email address',
        autocomplete: 'email',
        type: 'email',
        value: 'ada@',
        error: 'Please enter a valid email address.',
      }),
      ...addressFields('shipping'),
      field({
        name: 'account_password',
        label: 'Create account password',
        autocomplete: 'new-password',
        type: 'password',
        group: 'account',
      }),
      field({
        name: 'order_comments',
        label: 'Order notes',
        autocomplete: '',
        type: 'textarea',
        group: 'order',
        isRequired: false,
        placeholder: 'Anything the parcel service should know',
      }),
    ],
    payments: [
      {
        id: 'cod',
        title: 'Cash on delivery',
        descriptionHtml: '<p>Pay with cash upon delivery.</p>',
        isChosen: true,
      },
      {
        id: 'bacs',
        title: 'Direct bank transfer',
        descriptionHtml: '<p>Transfer to our account.</p>',
        isChosen: false,
      },
    ],
    needsPayment: true,
    termsUrl: '/terms/',
    once: 't_1-0-abc',
    nonce: 'feedc0ffee',
    shipsElsewhere: false,
    isLoggedIn: false,
    guestsAllowed: true,
    signup: true,
    couponsOn: true,
    refusedCoupon: '',
    attributionPrefix: 'wc_order_attribution_',
    ...changes,
  };
}

export function sampleOrder(changes: Partial<OrderView> = {}): OrderView {
  return {
    id: 1042,
    status: 'on-hold',
    statusLabel: 'On hold',
    createdAt: Date.UTC(2026, 10, 15, 12),
    lines: [
      {
        name: 'Moon jar, chalk',
        url: sampleLinks.product('moon-jar'),
        quantity: 2,
        total: 17_800,
        choices: [],
        noteHtml: '',
      },
      {
        name: 'Stoneware cup',
        url: '',
        quantity: 1,
        total: 2000,
        choices: [{ label: 'Glaze', value: 'Rust & iron' }],
        noteHtml: '<p>Rinse before first use.</p>',
      },
    ],
    totals: [
      { label: 'Subtotal', amount: 19_800 },
      { label: 'Discount', amount: -1980 },
      { label: 'Shipping: Flat rate', amount: 590 },
    ],
    total: 18_410,
    refunds: [],
    paymentTitle: 'Direct bank transfer',
    billing: ['Ada Lovelace', '12 Rue de la Roquette', '75011 Paris', 'France'],
    shipping: ['Ada Lovelace', '12 Rue de la Roquette', '75011 Paris', 'France'],
    email: 'ada@example.org',
    phone: '+33 1 23 45 67 89',
    customerNote: 'Ring twice.',
    instructionsHtml: '<p>Please use the order number as the reference.</p>',
    bankAccounts: [
      {
        name: 'Vitrine SARL',
        details: [
          { label: 'Bank', value: 'Crédit du Nord' },
          { label: 'IBAN', value: 'FR76 3000 6000 0112 3456 7890 189' },
        ],
      },
    ],
    notes: [{ createdAt: Date.UTC(2026, 10, 16), html: '<p>Wrapped and waiting.</p>' }],
    ...changes,
  };
}
