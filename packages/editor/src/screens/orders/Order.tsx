import type { ApiAnswer, ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { useParams } from 'wouter';
import { useApi, useChange } from '../../api/queries.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { AddressCard } from '../../ui/AddressCard.tsx';
import { Action } from '../../ui/Action.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Choice, TextBox } from '../../ui/fields.tsx';
import { Answer } from '../../ui/States.tsx';
import { type OrderStatus, statusLabel } from './status.ts';

type OrderBody = ApiBody<'readOrder'>;

export function Order() {
  const { id = '' } = useParams();
  const query = useApi('readOrder', { params: { id } });
  return <Answer query={query}>{(answer) => <Shown {...answer} />}</Answer>;
}

function Shown({ body: order, tag }: ApiAnswer<'readOrder'>) {
  const { t, money, moment } = useSession();
  const lines = order.items.filter(({ kind }) => kind === 'line' || kind === 'fee');
  const totals = [
    ['subtotal', order.subtotal],
    ['discount', -order.discount],
    ['shippingTotal', order.shippingTotal],
    ['tax', order.totalTax],
  ] as const;
  return (
    <article className="page">
      <div className="head">
        <h1>{t('order', { id: order.id })}</h1>
        <Badge of={order.status}>{statusLabel(t, order.status)}</Badge>
        <span>{moment(order.createdAt)}</span>
      </div>
      <Status order={order} tag={tag} />
      <div className="columns">
        <div>
          <div className="card table-box">
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
                {lines.map((line) => (
                  <tr key={line.id}>
                    <th scope="row">{line.name}</th>
                    <td className="number">{line.quantity}</td>
                    <td className="number">{money(line.total)}</td>
                  </tr>
                ))}
              </tbody>
              <tfoot>
                {totals.map(([name, amount]) => (
                  <tr key={name}>
                    <th scope="row" colSpan={2}>
                      {t(name)}
                    </th>
                    <td className="number">{money(amount)}</td>
                  </tr>
                ))}
                <tr>
                  <th scope="row" colSpan={2}>
                    {t('total')}
                  </th>
                  <td className="number">
                    <strong>{money(order.total)}</strong>
                  </td>
                </tr>
              </tfoot>
            </table>
          </div>
          <Notes id={order.id} />
        </div>
        <aside>
          <Facts order={order} />
          <AddressCard title={t('billing')} address={order.billing} />
          <AddressCard title={t('shipping')} address={order.shipping} />
        </aside>
      </div>
    </article>
  );
}

/** What it can become, each with what that brings about: the server knows it. */
function Status({ order, tag }: { readonly order: OrderBody; readonly tag: string }) {
  const { t } = useSession();
  const change = useChange('changeOrder');
  const saving = useSaving();
  const to = (status: OrderStatus) =>
    void saving.save(
      () => change.mutateAsync({ params: { id: order.id }, match: tag, body: { status } }),
      t('changed', { status: statusLabel(t, status) }),
    );
  return (
    <div className="row">
      {order.next.map((status) => (
        <Action key={status} isDisabled={saving.isBusy} onPress={() => to(status)}>
          {t('changeTo', { status: statusLabel(t, status) })}
        </Action>
      ))}
      <p role="alert" className="refusal">
        {saving.isConflict ? t('conflict') : saving.refusal}
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

function Notes({ id }: { readonly id: number }) {
  const { t, moment } = useSession();
  const query = useApi('listOrderNotes', { params: { id } });
  const add = useChange('addOrderNote');
  const saving = useSaving();
  const [content, setContent] = useState('');
  const [kind, setKind] = useState<'private' | 'customer'>('private');
  async function send(): Promise<void> {
    const isSaved = await saving.save(
      () => add.mutateAsync({ params: { id }, body: { kind, content } }),
      t('saved'),
    );
    if (isSaved) setContent('');
  }
  return (
    <section className="card">
      <h2>{t('notes')}</h2>
      <Answer query={query}>
        {({ body }) =>
          body.items.length === 0 ? (
            <p>{t('noNotes')}</p>
          ) : (
            <ol className="plain notes">
              {body.items.map((note) => (
                <li key={note.id}>
                  <p>{note.content}</p>
                  <small>
                    {moment(note.createdAt)} · {t(note.kind === 'system' ? 'system' : `${note.kind}Note`)}
                  </small>
                </li>
              ))}
            </ol>
          )
        }
      </Answer>
      <TextBox
        label={t('newNote')}
        rows={3}
        value={content}
        onChange={setContent}
        error={saving.errorOf('content') ?? (saving.refusal || undefined)}
      />
      <div className="row">
        <Choice
          label={t('type')}
          value={kind}
          onChange={(next) => setKind(next === 'customer' ? 'customer' : 'private')}
          options={[
            { id: 'private', label: t('privateNote') },
            { id: 'customer', label: t('customerNote') },
          ]}
        />
        <Action isDisabled={content.trim() === ''} isPending={saving.isBusy} onPress={() => void send()}>
          {t('addNote')}
        </Action>
      </div>
    </section>
  );
}
