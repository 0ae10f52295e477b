import type { User } from '../../accounts/User.ts';

export interface Visitor {
  readonly user: User | null;
  /** Whose cart it is; null while a guest has put nothing into one. */
  customerId: string | null;
}
