import type { AccountOrderView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Html } from '../html/Html.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { OrderDetails } from '../order/OrderDetails.tsx';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';

export function AccountOrder({ view: { order, orderAgainNonce } }: { view: AccountOrderView }): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <>
      <p>
        <Rich
          parts={t.parts('orderIs', {
            id: <mark className="order-number">{order.id}</mark>,
            day: (
              <mark className="order-date">
                <DateText at={order.createdAt} />
              </mark>
            ),
            status: <mark className="order-status">{order.statusLabel}</mark>,
          })}
        />
      </p>
      {order.notes.length > 0 && (
        <section className="order-section">
          <h2>{t('orderUpdates')}</h2>
          <ol className="woocommerce-OrderUpdates commentlist notes">
            {order.notes.map(({ createdAt, html }, index) => (
              <li key={index} className="woocommerce-OrderUpdate comment note">
                <DateText className="woocommerce-OrderUpdate-meta" at={createdAt} />
                <Html className="woocommerce-OrderUpdate-description" dir="auto" html={html} />
              </li>
            ))}
          </ol>
        </section>
      )}
      <OrderDetails order={order} />
      <OrderAgain id={order.id} nonce={orderAgainNonce} />
    </>
  );
}
