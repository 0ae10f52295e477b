import type { OrderView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Amount } from '../price/Amount.tsx';
import { orderTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { useGiven } from '../shop/useGiven.ts';

export function OrderOverview({ order }: { order: OrderView }): ReactElement {
  const t = useTexts(orderTexts);
  const given = useGiven();
  return (
    <ul className="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
      <Fact className="order" label={t('number')}>
        {order.id}
      </Fact>
      <Fact className="date" label={t('date')}>
        <DateText at={order.createdAt} />
      </Fact>
      {order.email && (
        <Fact className="email" label={t('email')}>
          <bdi>{order.email}</bdi>
        </Fact>
      )}
      <Fact className="total" label={t('total')}>
        <Amount amount={order.total} />
      </Fact>
      {order.paymentTitle && (
        <Fact className="method" label={t('paymentMethod')}>
          {given(order.paymentTitle)}
        </Fact>
      )}
    </ul>
  );
}

function Fact({
  className,
  label,
  children,
}: {
  className: string;
  label: string;
  children: ReactNode;
}): ReactElement {
  return (
    <li className={`woocommerce-order-overview__${className} ${className}`}>
      {label}: <strong>{children}</strong>
    </li>
  );
}
