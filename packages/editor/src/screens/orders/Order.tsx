import type { ApiAnswer, ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useApi, useChange, useRefresh } from '../../api/queries.ts';
import { type Done, OperationAction } from '../../commands/OperationAction.tsx';
import { OperationLink } from '../../commands/OperationLink.tsx';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { AddressCard } from '../../ui/AddressCard.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { RefundSheet } from './RefundSheet.tsx';
import { type OrderStatus, statusLabel } from './status.ts';
import './orders.css';

type OrderBody = ApiBody<'readOrder'>;

export function Order() {
  const { id = '' } = useParams();
  const query = useApi('readOrder', { params: { id } });
  return <Answer query={query}>{(answer) => <Shown {...answer} />}</Answer>;
}

function Shown({ body: order, tag }: ApiAnswer<'readOrder'>) {
  const { t, moment } = useSession();
  const [isRefunding, setRefunding] = useState(false);
  return (
    <article className="page">
      <div className="head">
        <h1>{t('order', { id: order.id })}</h1>
        <Badge of={order.status}>{statusLabel(t, order.status)}</Badge>
        <span>{moment(order.createdAt)}</span>
        <div className="row strip">
          {order.canEdit && <OperationLink id="editLines" to={`/orders/${order.id}/edit`} />}
          {order.canRefund && <OperationAction id="refund" run={() => setRefunding(true)} />}
          <OperationLink id="invoice" to={`/orders/${order.id}/invoice`} />
        </div>
      </div>
      <Status order={order} tag={tag} />
      <div className="columns">
        <div>
          <OrderLines order={order} />
          <OrderRefunds order={order} />
          <OrderNotes id={order.id} />
        </div>
        <aside>
          <Facts order={order} />
          <AddressCard title={t('billing')} address={order.billing} />
          <AddressCard title={t('shipping')} address={order.shipping} />
          <OrderMails id={order.id} email={order.billing.email} />
        </aside>
      </div>
      {isRefunding && <RefundSheet order={order} tag={tag} onClose={() => setRefunding(false)} />}
    </article>
  );
}

/** What it can become, each with what that brings about: the server knows it. A refund asks what goes back. */
function Status({ order, tag }: { readonly order: OrderBody; readonly tag: string }) {
  const { t } = useSession();
  const change = useChange('changeOrder');
  const saving = useSaving();
  const refresh = useRefresh();
  const set = (status: OrderStatus, match: string) =>
    change.mutateAsync({ params: { id: order.id }, match, body: { status } });
  async function to(status: OrderStatus): Promise<Done<'changeTo'> | void> {
    let canBeBack = false;
    const isDone = await saving.attempt(async () => {
      const { body } = await set(status, tag);
      canBeBack = body.next.includes(order.status);
    });
    if (!isDone) return refresh('changeOrder');
    return {
      said: t('changed', { status: statusLabel(t, status) }),
      undo: canBeBack ? () => set(order.status, '*') : undefined,
    };
  }
  return (
    <div className="row strip">
      {order.next
        .filter((status) => status !== 'refunded')
        .map((status) => (
          <OperationAction
            key={status}
            id="changeTo"
            values={{ status: statusLabel(t, status) }}
            right="manageOrders"
            isDisabled={saving.isBusy}
            run={() => to(status)}
          />
        ))}
      <p role="alert" className="refusal">
        {saving.isConflict ? t('conflict') : (saving.errorOf('status') ?? saving.refusal)}
      </p>
    </div>
  );
}

function Facts({ order }: { readonly order: OrderBody }) {
  const { t } = useSession();
  const facts = [
    [t('payment'), order.paymentTitle],
    [t('origin'), order.origin],
    [t('saidAtCheckout'), order.customerNote],
  ];
  return (
    <dl className="card facts">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}
