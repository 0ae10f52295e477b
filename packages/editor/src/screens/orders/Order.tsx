import type { ApiAnswer, ApiBody } from '@vitrine/contract/api';
import { FilePen, Printer, Undo2 } from 'lucide-react';
import { useState } from 'react';
import { Link, useParams } from 'wouter';
import { useApi, useChange, useRefresh } from '../../api/queries.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { AddressCard } from '../../ui/AddressCard.tsx';
import { Action } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Answer } from '../../ui/States.tsx';
import { OrderLines } from './OrderLines.tsx';
import { OrderMails } from './OrderMails.tsx';
import { OrderNotes } from './OrderNotes.tsx';
import { OrderRefunds } from './OrderRefunds.tsx';
import { orderTexts } from './orderTexts.ts';
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
  const own = orderTexts();
  const [isRefunding, setRefunding] = useState(false);
  return (
    <article className="page">
      <div className="head">
        <h1>{t('order', { id: order.id })}</h1>
        <Badge of={order.status}>{statusLabel(t, order.status)}</Badge>
        <span>{moment(order.createdAt)}</span>
        <div className="row">
          {order.canEdit && (
            <Link className="action action-plain" href={`/orders/${order.id}/edit`}>
              <FilePen size={16} aria-hidden="true" />
              {own('edit')}
            </Link>
          )}
          {order.canRefund && (
            <Action onPress={() => setRefunding(true)}>
              <Undo2 size={16} aria-hidden="true" />
              {own('refundAction')}
            </Action>
          )}
          <Link className="action action-plain" href={`/orders/${order.id}/invoice`}>
            <Printer size={16} aria-hidden="true" />
            {own('invoice')}
          </Link>
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
  async function to(status: OrderStatus): Promise<void> {
    const isDone = await saving.save(
      () => change.mutateAsync({ params: { id: order.id }, match: tag, body: { status } }),
      t('changed', { status: statusLabel(t, status) }),
    );
    if (!isDone) await refresh('changeOrder');
  }
  return (
    <div className="row">
      {order.next
        .filter((status) => status !== 'refunded')
        .map((status) => (
          <Action key={status} isDisabled={saving.isBusy} onPress={() => void to(status)}>
            {t('changeTo', { status: statusLabel(t, status) })}
          </Action>
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
