import { accountTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';

/** Puts what was in an order into the cart; a form, so that no link that somebody follows does it. */
export function OrderAgain({ id, nonce }: { id: number; nonce: string }): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  return (
    <form method="post" action={links.account} className="order-again">
      <Hidden values={{ order_again: id, 'woocommerce-order_again-nonce': nonce }} />
      <button type="submit" className="button quiet" aria-label={t('orderAgainNumber', { id })}>
        {t('orderAgain')}
      </button>
    </form>
  );
}
