import type { OrderView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Amount } from '../price/Amount.tsx';

export function OrderOverview({ order }: { order: OrderView }): ReactElement {
  return (
    <ul className="woocommerce-order-overview woocommerce-thankyou-order-details order_details">
      <Fact className="order" label="Order number">
        {order.id}
      </Fact>
      <Fact className="date" label="Date">
        <DateText at={order.createdAt} />
      </Fact>
      {order.email && (
        <Fact className="email" label="Email">
          {order.email}
        </Fact>
      )}
      <Fact className="total" label="Total">
        <Amount amount={order.total} />
      </Fact>
      {order.paymentTitle && (
        <Fact className="method" label="Payment method">
          {order.paymentTitle}
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
