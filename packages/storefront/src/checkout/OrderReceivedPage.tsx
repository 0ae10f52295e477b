import type { PageContents } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { OrderDetails } from '../order/OrderDetails.tsx';
import { OrderOverview } from '../order/OrderOverview.tsx';
import { PaymentInstructions } from '../order/PaymentInstructions.tsx';

/** Thanks, and what was ordered for who may see it. */
export function OrderReceivedPage({
  content: { order },
}: {
  content: PageContents['orderReceived'];
}): ReactElement {
  const isFailed = order?.status === 'failed';
  return (
    <div className="wrap woocommerce">
      <div className="woocommerce-order">
        <h1>{isFailed ? 'Order not completed' : 'Order received'}</h1>
        <p
          className={`woocommerce-notice lead ${
            isFailed ? 'woocommerce-thankyou-order-failed' : 'woocommerce-thankyou-order-received'
          }`}
        >
          {isFailed
            ? 'Unfortunately the payment was declined, so that this order cannot be processed.'
            : 'Thank you. Your order has been received.'}
        </p>
        {order && (
          <>
            <OrderOverview order={order} />
            <PaymentInstructions order={order} />
            <OrderDetails order={order} />
          </>
        )}
      </div>
    </div>
  );
}
