import type { User } from '../../accounts/User.ts';
import type { Address } from '../../pricing/Address.ts';

/** What an account says of somebody stands in forms until an address says otherwise: nobody tells a shop twice who they are. */
export const withAccount = (
  address: Address,
  { firstName, lastName, email }: Pick<User, 'firstName' | 'lastName' | 'email'>,
): Address => ({
  ...address,
  // Names go together: one of the address with one of the account would be nobody's.
  ...(address.firstName === '' && address.lastName === '' && { firstName, lastName }),
  email: address.email || email,
});
