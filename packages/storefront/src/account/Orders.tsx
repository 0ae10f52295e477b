import type { OrderRowView, OrdersView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { DateText } from '../html/DateText.tsx';
import { Pagination } from '../list/Pagination.tsx';
import { Amount } from '../price/Amount.tsx';
import { useShop } from '../shop/ShopContext.ts';

const COLUMNS = ['Order', 'Date', 'Status', 'Total'];

export function Orders({ view }: { view: OrdersView }): ReactElement {
  const { links } = useShop();
  if (view.orders.length === 0) {
    return (
      <div className="empty-state">
        <p className="woocommerce-info">No order has been made yet.</p>
        <a className="woocommerce-Button button" href={links.shop}>
          Browse products
        </a>
      </div>
    );
  }
  return (
    <>
      <table className="woocommerce-orders-table woocommerce-MyAccount-orders shop_table shop_table_responsive my_account_orders stacks">
        <caption className="screen-reader-text">Orders</caption>
        <thead>
          <tr>
            {COLUMNS.map((name) => (
              <th key={name} scope="col">
                {name}
              </th>
            ))}
            <th scope="col">
              <span className="screen-reader-text">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {view.orders.map((order) => (
            <OrderRow key={order.id} order={order} />
          ))}
        </tbody>
      </table>
      <Pagination paging={view.paging} label="Order pagination" />
    </>
  );
}

function OrderRow({
  order: { id, url, createdAt, statusLabel, total, count },
}: {
  order: OrderRowView;
}): ReactElement {
  return (
    <tr className="woocommerce-orders-table__row order">
      <th scope="row" className="woocommerce-orders-table__cell" data-title="Order">
        <a href={url} aria-label={`View order number ${id}`}>
          #{id}
        </a>
      </th>
      <td data-title="Date">
        <DateText at={createdAt} />
      </td>
      <td data-title="Status">{statusLabel}</td>
      <td data-title="Total">
        <span>
          <Amount amount={total} /> for {count === 1 ? '1 item' : `${count} items`}
        </span>
      </td>
      <td className="woocommerce-orders-table__cell-order-actions">
        <a href={url} className="woocommerce-button button quiet view" aria-label={`View order ${id}`}>
          View
        </a>
      </td>
    </tr>
  );
}
