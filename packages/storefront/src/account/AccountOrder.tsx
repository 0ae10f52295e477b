import type { AccountOrderView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { OrderDetails } from '../order/OrderDetails.tsx';
import { PaymentInstructions } from '../order/PaymentInstructions.tsx';

export function AccountOrder({ view: { order } }: { view: AccountOrderView }): ReactElement {
  return (
    <>
      <p>
        Order #<mark className="order-number">{order.id}</mark> was placed on{' '}
        <mark className="order-date">
          <DateText at={order.createdAt} />
        </mark>{' '}
        and is currently <mark className="order-status">{order.statusLabel}</mark>.
      </p>
      {order.notes.length > 0 && (
        <section className="order-section">
          <h2>Order updates</h2>
          <ol className="woocommerce-OrderUpdates commentlist notes">
            {order.notes.map(({ createdAt, html }, index) => (
              <li key={index} className="woocommerce-OrderUpdate comment note">
                <DateText className="woocommerce-OrderUpdate-meta" at={createdAt} />
                <Html className="woocommerce-OrderUpdate-description" html={html} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <PaymentInstructions order={order} />
      <OrderDetails order={order} />
    </>
  );
}
