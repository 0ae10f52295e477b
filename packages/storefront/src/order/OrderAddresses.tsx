import type { OrderView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { AddressText } from './AddressText.tsx';

export function OrderAddresses({ order }: { order: OrderView }): ReactElement | null {
  if (order.billing.length === 0 && order.shipping.length === 0) return null;
  return (
    <section className="woocommerce-customer-details order-section addresses">
      {order.billing.length > 0 && (
        <div>
          <h2>Billing address</h2>
          <AddressText lines={[...order.billing, order.phone, order.email].filter(Boolean)} />
        </div>
      )}
      {order.shipping.length > 0 && (
        <div>
          <h2>Shipping address</h2>
          <AddressText lines={order.shipping} />
        </div>
      )}
    </section>
  );
}
