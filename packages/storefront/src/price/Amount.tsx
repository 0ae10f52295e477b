import { splitMoney } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { useDigits } from '../shop/useTexts.ts';

/** An amount in minor units, isolated from the direction of the text around it. */
export function Amount({ amount }: { amount: number }): ReactElement {
  const { money } = useShop();
  const { before, after } = splitMoney(amount, money);
  const digits = useDigits();
  return (
    <span className="woocommerce-Price-amount amount">
      <bdi>
        {digits(before)}
        <span className="woocommerce-Price-currencySymbol">{money.symbol}</span>
        {digits(after)}
      </bdi>
    </span>
  );
}
