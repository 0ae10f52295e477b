import type { ReactElement } from 'react';
import { cartTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** How many pieces are in the cart. No number on pages that are the same for everyone. */
export function CartCount({ count }: { count: number | null }): ReactElement {
  const t = useTexts(cartTexts);
  const digits = useDigits();
  return (
    <span className="wd-cart-number wd-tools-count">
      {count !== null && (
        <>
          {digits(count)} <span>{t('items', { count })}</span>
        </>
      )}
    </span>
  );
}
