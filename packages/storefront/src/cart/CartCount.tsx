import type { ReactElement } from 'react';

/** How many pieces are in the cart. No number on pages that are the same for everyone. */
export function CartCount({ count }: { count: number | null }): ReactElement {
  return (
    <span className="wd-cart-number wd-tools-count">
      {count !== null && (
        <>
          {count} <span>{count === 1 ? 'item' : 'items'}</span>
        </>
      )}
    </span>
  );
}
