import type { OrderRowView, OrdersView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Icon } from '../icon/Icon.tsx';
import { OrderAgain } from './OrderAgain.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { Amount } from '../price/Amount.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { accountTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';

const COLUMNS = ['order', 'date', 'status', 'total'] as const;

export function Orders({ view }: { view: OrdersView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(accountTexts);
  if (view.orders.length === 0) {
    return (
      <div className="empty-state">
        <span className="empty-mark">
          <Icon name="cart" />
        </span>
        <p className="woocommerce-info">{t('noOrders')}</p>
        <a className="woocommerce-Button button" href={links.shop}>
          {t('browse')}
        </a>
      </div>
    );
  }
  return (
    <>
      <table className="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders stacks">
        <caption className="screen-reader-text">{t('orders')}</caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {t(name)}
              </th>
            ))}
            <th scope="col">
              <span className="screen-reader-text">{t('actions')}</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.orders.map((order) => (
            <OrderRow key={order.id} order={order} orderAgainNonce={view.orderAgainNonce} />
          ))}
        </tbody>
      </table>
      <Pagination paging={view.paging} label={t('pagination')} />
    </>
  );
}

function OrderRow({
  order: { id, url, createdAt, statusLabel, total, count },
  orderAgainNonce,
}: {
  order: OrderRowView;
  orderAgainNonce: string;
}): ReactElement {
  const t = useTexts(accountTexts);
  return (
    <tr className="woocommerce-orders-table__row order">
      <th scope="row" className="woocommerce-orders-table__cell" data-title={t('order')}>
        <a href={url} aria-label={t('viewOrderNumber', { id })}>
          #{id}
        </a>
      </th>
      <td data-title={t('date')}>
        <DateText at={createdAt} />
      </td>
      <td data-title={t('status')}>{statusLabel}</td>
      <td data-title={t('total')}>
        <span>
          <Rich parts={t.parts('totalFor', { total: <Amount amount={total} />, count })} />
        </span>
      </td>
      <td className="woocommerce-orders-table__cell-order-actions">
        <a href={url} className="woocommerce-button button quiet view" aria-label={t('viewOrder', { id })}>
          {t('view')}
        </a>
        <OrderAgain id={id} nonce={orderAgainNonce} />
      </td>
    </tr>
  );
}
