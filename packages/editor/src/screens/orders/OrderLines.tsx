import type { ApiBody } from '@vitrine/contract/api';
import type { ReactNode } from 'react';
import { useSession } from '../../session/Session.tsx';
import { TableBox } from '../../ui/TableBox.tsx';
import { refundedOf } from './refundDraft.ts';
import { orderTexts } from './orderTexts.ts';

type OrderBody = ApiBody<'readOrder'>;

/** What is in an order, what of it went back, and what it comes to. */
export function OrderLines({ order }: { readonly order: OrderBody }) {
  const { t, money } = useSession();
  const own = orderTexts();
  const lines = order.items.filter(({ kind }) => kind === 'line' || kind === 'fee');
  const coupons = order.items.filter(({ kind }) => kind === 'coupon').map(({ name }) => name);
  const [rate] = order.items.filter(({ kind }) => kind === 'shipping');
  const totals = [
    [t('subtotal'), order.subtotal],
    [[t('discount'), ...coupons].join(' · '), -order.discount],
    [[t('shippingTotal'), rate?.name].filter(Boolean).join(' · '), order.shippingTotal],
    [t('tax'), order.totalTax],
  ] as const;
  const shown = totals.filter(([, amount], index) => index === 0 || amount !== 0);
  return (
    <div className="card">
      <TableBox>
        <table className="table">
          <thead>
            <tr>
              <th scope="col">{t('name')}</th>
              <th scope="col" className="number">
                {t('quantity')}
              </th>
              <th scope="col" className="number">
                {t('total')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => {
              const { quantity, amount } = refundedOf(order, line.id);
              const { sku } = line.data;
              return (
                <tr key={line.id}>
                  <th scope="row">
                    {line.name}
                    {typeof sku === 'string' && sku && <small className="order-more">{sku}</small>}
                    {(quantity > 0 || amount > 0) && (
                      <small className="order-more">
                        {own('refundedLine', { count: quantity, amount: money(amount) })}
                      </small>
                    )}
                  </th>
                  <td className="number">{line.quantity}</td>
                  <td className="number">{money(line.total)}</td>
                </tr>
              );
            })}
          </tbody>
          <tfoot>
            {shown.map(([name, amount]) => (
              <Sum key={name} name={name} amount={money(amount)} />
            ))}
            <Sum name={t('total')} amount={<strong>{money(order.total)}</strong>} />
            {order.refunded > 0 && (
              <>
                <Sum name={own('refunds')} amount={money(-order.refunded)} />
                <Sum
                  name={own('afterRefunds')}
                  amount={<strong>{money(order.total - order.refunded)}</strong>}
                />
              </>
            )}
          </tfoot>
        </table>
      </TableBox>
    </div>
  );
}

const Sum = ({ name, amount }: { readonly name: string; readonly amount: ReactNode }) => (
  <tr>
    <th scope="row" colSpan={2}>
      {name}
    </th>
    <td className="number">
      <bdi>{amount}</bdi>
    </td>
  </tr>
);
