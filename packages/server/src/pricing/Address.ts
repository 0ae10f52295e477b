/** Where something goes to, as far as taxes and shipping care. country: two letters; state: its code or name. */
export interface Place {
  readonly country: string;
  readonly state: string;
  readonly postcode: string;
  readonly city: string;
}

export interface Address extends Place {
  readonly firstName: string;
  readonly lastName: string;
  readonly company: string;
  readonly address1: string;
  readonly address2: string;
  readonly phone: string;
  readonly email: string;
}

export const NO_ADDRESS: Address = {
  firstName: '',
  lastName: '',
  company: '',
  country: '',
  address1: '',
  address2: '',
  city: '',
  state: '',
  postcode: '',
  phone: '',
  email: '',
};

const NAMES = Object.keys(NO_ADDRESS) as readonly (keyof Address)[];

/** What a row or a form holds of an address; texts only. */
export function readAddress(value: unknown): Address {
  const given = (typeof value === 'object' && value !== null ? value : {}) as Record<string, unknown>;
  return Object.fromEntries(
    NAMES.map((name) => [name, typeof given[name] === 'string' ? given[name] : '']),
  ) as unknown as Address;
}
