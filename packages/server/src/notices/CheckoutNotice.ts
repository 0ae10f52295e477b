import type { Address } from '../pricing/Address.ts';
import type { AccountNotice } from './AccountNotice.ts';

export type AddressKind = 'billing' | 'shipping';

/** Why an order is not made: a code with what the sentence needs. How it is said is the business of who shows it. */
export type CheckoutNotice =
  /** Of a field of an address. */
  | { readonly code: 'field_needed'; readonly of: AddressKind; readonly name: keyof Address }
  | { readonly code: 'postcode_wrong'; readonly of: AddressKind }
  | { readonly code: 'phone_wrong'; readonly of: AddressKind }
  | { readonly code: 'email_wrong'; readonly of: AddressKind }
  | { readonly code: 'country_wrong'; readonly of: AddressKind }
  | { readonly code: 'state_wrong'; readonly of: AddressKind; readonly choices: readonly string[] }
  | { readonly code: 'country_not_sold_to'; readonly country: string }
  | { readonly code: 'country_not_shipped_to'; readonly country: string }
  /** Of the buyer. */
  | { readonly code: 'login_needed' }
  | { readonly code: 'terms_needed' }
  | { readonly code: 'account_refused'; readonly why: AccountNotice }
  /** Of what is bought. */
  | { readonly code: 'cart_empty' }
  | { readonly code: 'shipping_needed' }
  | { readonly code: 'payment_needed' }
  | { readonly code: 'payment_wrong' }
  | { readonly code: 'payment_failed' }
  | { readonly code: 'order_changed'; readonly total: number }
  | { readonly code: 'placed_before'; readonly id: number; readonly key: string };
