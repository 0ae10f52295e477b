import { splitMoney } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';

/** An amount in minor units, isolated from the direction of the text around it. */
export function Amount({ amount }: { amount: number }): ReactElement {
  const { money } = useShop();
  const { before, after } = splitMoney(amount, money);
  return (
    <span className="woocommerce-Price-amount amount">
      <bdi>
        {before}
        <span className="woocommerce-Price-currencySymbol">{money.symbol}</span>
        {after}
      </bdi>
    </span>
  );
}
