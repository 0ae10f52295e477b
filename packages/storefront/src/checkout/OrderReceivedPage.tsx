import type { PageContents } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { OrderDetails } from '../order/OrderDetails.tsx';
import { OrderOverview } from '../order/OrderOverview.tsx';
import { orderTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Thanks, and what was ordered for who may see it. */
export function OrderReceivedPage({
  content: { order },
}: {
  content: PageContents['orderReceived'];
}): ReactElement {
  const t = useTexts(orderTexts);
  const isFailed = order?.status === 'failed';
  return (
    <div className="wrap woocommerce">
      <div className="woocommerce-order">
        <h1>{isFailed ? t('notCompleted') : t('received')}</h1>
        <p
          className={`woocommerce-notice lead ${
            isFailed ? 'woocommerce-thankyou-order-failed' : 'woocommerce-thankyou-order-received'
          }`}
        >
          {isFailed ? t('declined') : t('thanks')}
        </p>
        {order && (
          <>
            <OrderOverview order={order} />
            <OrderDetails order={order} />
          </>
        )}
      </div>
    </div>
  );
}
