import type { OrderLineView, OrderView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { LineChoices } from '../cart/LineChoices.tsx';
import { Html } from '../html/Html.tsx';
import { Amount } from '../price/Amount.tsx';
import { AddressText } from './AddressText.tsx';
import { PaymentInstructions } from './PaymentInstructions.tsx';
import { orderTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** How it is paid, what was ordered, what it cost, and where it goes. */
export function OrderDetails({ order }: { order: OrderView }): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <div className="order-parts">
      <PaymentInstructions order={order} />
      <section className="woocommerce-order-details order-section">
        <h2 className="woocommerce-order-details__title">{t('details')}</h2>
        <table className="shop_table review-table woocommerce-table woocommerce-table--order-details order_details">
          <caption className="screen-reader-text">{t('details')}</caption>
          <thead>
            <tr>
              <th scope="col" className="product-name">
                {t('product')}
              </th>
              <th scope="col" className="product-total">
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {order.lines.map((line, index) => (
              <DetailLine key={index} line={line} />
            ))}
          </tbody>
          <tfoot>
            <Totals order={order} />
          </tfoot>
        </table>
        {order.customerNote && (
          <p className="order-note">
            <strong>{t('note')}:</strong> {order.customerNote}
          </p>
        )}
      </section>
      <OrderAddresses order={order} />
    </div>
  );
}

function Totals({ order }: { order: OrderView }): ReactElement {
  const t = useTexts(orderTexts);
  return (
    <>
      {order.totals.map(({ label, amount }) => (
        <tr key={label}>
          <th scope="row">{label}</th>
          <td>
            <Amount amount={amount} />
          </td>
        </tr>
      ))}
      <tr className="order-total">
        <th scope="row">{t('total')}</th>
        <td>
          <Amount amount={order.total} />
        </td>
      </tr>
      {order.refunds.map(({ label, amount }, index) => (
        <tr key={index} className="order-refund">
          <th scope="row">{label}</th>
          <td>
            <Amount amount={amount} />
          </td>
        </tr>
      ))}
    </>
  );
}

function DetailLine({ line }: { line: OrderLineView }): ReactElement {
  const digits = useDigits();
  return (
    <tr className="woocommerce-table__line-item order_item">
      <td className="woocommerce-table__product-name product-name">
        {line.url ? <a href={line.url}>{line.name}</a> : line.name}{' '}
        <strong className="product-quantity">× {digits(line.quantity)}</strong>
        <LineChoices choices={line.choices} />
        {line.noteHtml && <Html className="product-purchase-note" dir="auto" html={line.noteHtml} />}
      </td>
      <td className="woocommerce-table__product-total product-total">
        <Amount amount={line.total} />
      </td>
    </tr>
  );
}

function OrderAddresses({ order }: { order: OrderView }): ReactElement | null {
  const t = useTexts(orderTexts);
  if (order.billing.length === 0 && order.shipping.length === 0) return null;
  return (
    <section className="woocommerce-customer-details order-section addresses">
      {order.billing.length > 0 && (
        <div>
          <h2>{t('billingAddress')}</h2>
          <AddressText lines={[...order.billing, order.phone, order.email].filter(Boolean)} />
        </div>
      )}
      {order.shipping.length > 0 && (
        <div>
          <h2>{t('shippingAddress')}</h2>
          <AddressText lines={order.shipping} />
        </div>
      )}
    </section>
  );
}
