import type { Address } from '../../pricing/Address.ts';

export interface OrderRequest {
  readonly customerId: string;
  readonly userId: number | null;
  readonly billing: Address;
  /** Used when it ships elsewhere than to the address that is billed. */
  readonly shipping: Address;
  readonly shipsElsewhere: boolean;
  readonly paymentMethod: string;
  readonly note: string;
  readonly terms: boolean;
  /** Fields of spec/3 §3: name -> value. */
  readonly attribution: Readonly<Record<string, string>>;
  readonly userAgent: string;
  /** Names the purchase (`Cart.once`): asked again, it is the same order. '' is the purchase of the cart as it is. */
  readonly once: string;
  /** The purchase that the buyer has seen, when they were shown one (`Cart.once`): another is not ordered in its place. */
  readonly reviewed?: string;
  readonly createAccount?:
    | { readonly login?: string | undefined; readonly password?: string | undefined }
    | undefined;
}
