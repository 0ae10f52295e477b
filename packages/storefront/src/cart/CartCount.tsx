import type { ReactElement } from 'react';
import { countClasses } from '../html/countClasses.ts';
import { cartTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** How many pieces are in the cart. No number on pages that are the same for everyone. */
export function CartCount({ count }: { count: number | null }): ReactElement {
  const t = useTexts(cartTexts);
  const digits = useDigits();
  return (
    <span className={countClasses(count, 'wd-cart-number')}>
      {count !== null && (
        <>
          {digits(count)} <span>{t('items', { count })}</span>
        </>
      )}
    </span>
  );
}
