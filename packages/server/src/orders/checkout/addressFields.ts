import type { Address } from '../../pricing/Address.ts';
import { isStateRequired } from '../../pricing/states.ts';
import { isCityRequired, isPostcodeRequired } from './countryRules.ts';

/** A field of an address, in the order of the form. wire: its name after `billing_` or `shipping_`. */
export interface AddressField {
  readonly name: keyof Address;
  readonly wire: string;
  readonly label: string;
  readonly autocomplete: string;
  readonly isRequired: (country: string) => boolean;
  /** Only the address that is billed has it. */
  readonly isBillingOnly?: boolean;
}

const always = (): boolean => true;
const never = (): boolean => false;

export const ADDRESS_FIELDS: readonly AddressField[] = [
  {
    name: 'firstName',
    wire: 'first_name',
    label: 'First name',
    autocomplete: 'given-name',
    isRequired: always,
  },
  {
    name: 'lastName',
    wire: 'last_name',
    label: 'Last name',
    autocomplete: 'family-name',
    isRequired: always,
  },
  {
    name: 'company',
    wire: 'company',
    label: 'Company name',
    autocomplete: 'organization',
    isRequired: never,
  },
  {
    name: 'country',
    wire: 'country',
    label: 'Country / Region',
    autocomplete: 'country',
    isRequired: always,
  },
  {
    name: 'address1',
    wire: 'address_1',
    label: 'Street address',
    autocomplete: 'address-line1',
    isRequired: always,
  },
  {
    name: 'address2',
    wire: 'address_2',
    label: 'Apartment, suite, unit, etc.',
    autocomplete: 'address-line2',
    isRequired: never,
  },
  {
    name: 'city',
    wire: 'city',
    label: 'Town / City',
    autocomplete: 'address-level2',
    isRequired: isCityRequired,
  },
  {
    name: 'state',
    wire: 'state',
    label: 'State / County',
    autocomplete: 'address-level1',
    isRequired: isStateRequired,
  },
  {
    name: 'postcode',
    wire: 'postcode',
    label: 'Postcode / ZIP',
    autocomplete: 'postal-code',
    isRequired: isPostcodeRequired,
  },
  {
    name: 'phone',
    wire: 'phone',
    label: 'Phone',
    autocomplete: 'tel',
    isRequired: always,
    isBillingOnly: true,
  },
  {
    name: 'email',
    wire: 'email',
    label: 'Email address',
    autocomplete: 'email',
    isRequired: always,
    isBillingOnly: true,
  },
];
