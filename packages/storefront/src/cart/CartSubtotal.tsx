import type { ReactElement } from 'react';
import { Amount } from '../price/Amount.tsx';

/** What is in the cart costs this much. Nothing on pages that are the same for everyone. */
export function CartSubtotal({ subtotal }: { subtotal: number | null }): ReactElement {
  return <span className="wd-cart-subtotal">{subtotal !== null && <Amount amount={subtotal} />}</span>;
}
