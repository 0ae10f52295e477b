import type { ApiAnswer, ApiBody } from '@vitrine/contract/api';
import { useState } from 'react';
import { Link, useLocation, useParams } from 'wouter';
import { api } from '../../api/api.ts';
import { useApi, useRefresh } from '../../api/queries.ts';
import { Conflict } from '../../form/Conflict.tsx';
import { SaveBar } from '../../form/SaveBar.tsx';
import { useDraft } from '../../form/useDraft.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { Answer } from '../../ui/States.tsx';
import { DraftEditor } from './DraftEditor.tsx';
import { bodyOf, draftOf, type OrderDraft, rebased } from './orderDraft.ts';
import { orderTexts } from './orderTexts.ts';

export function EditOrder() {
  const { id = '' } = useParams();
  const query = useApi('readOrder', { params: { id } });
  return (
    <Answer query={query}>
      {(answer) => (answer.body.canEdit ? <Editor {...answer} /> : <Paid id={answer.body.id} />)}
    </Answer>
  );
}

/** Somebody came too late, or by an old link. */
function Paid({ id }: { readonly id: number }) {
  const own = orderTexts();
  return (
    <div className="state">
      <h1>{own('editTitle', { id })}</h1>
      <p>{own('cannotEdit')}</p>
      <Link href={`/orders/${id}`}>{own('backToOrder', { id })}</Link>
    </div>
  );
}

type OrderBody = ApiBody<'readOrder'>;

const NAMES = { lines: 'lines', rate: 'shippingWay', fees: 'fees' } as const;

/** Changes what is in an order before it is paid. */
function Editor({ body: order, tag }: ApiAnswer<'readOrder'>) {
  const { t, money } = useSession();
  const own = orderTexts();
  const [, go] = useLocation();
  const refresh = useRefresh();
  const draft = useDraft<OrderDraft>(`order:${order.id}`, draftOf(order));
  const saving = useSaving();
  const [theirs, setTheirs] = useState<ApiAnswer<'readOrder'> | null>(null);
  const params = { id: order.id };
  async function store(value: OrderDraft, match: string): Promise<void> {
    const isSaved = await saving.save(
      () => api('editOrder', { params, match, body: bodyOf(value) }),
      t('saved'),
    );
    if (!isSaved) return setTheirs(await api('readOrder', { params }).catch(() => null));
    draft.discard();
    await refresh('editOrder');
    go(`/orders/${order.id}`);
  }
  /** What stands there now, with what shall be kept of mine. */
  function keep(fields: readonly string[], { body, tag: match }: ApiAnswer<'readOrder'>): void {
    const mine = { ...draft.value, lines: rebased(draft.value.lines, body) };
    const kept = onlyOf(mine, fields);
    saving.endConflict();
    void store({ ...draftOf(body), ...kept }, match);
  }
  const said = (value: OrderDraft, of: OrderBody) => ({
    lines: value.lines
      .map(({ name, quantity, price, itemId }) =>
        own('mine', { name, quantity, amount: money(price ?? priceIn(of, itemId)) }),
      )
      .join(', '),
    rate: value.rate ? `${value.rate.label} ${money(value.rate.cost)}` : '',
    fees: value.fees.map(({ name, amount }) => `${name} ${money(amount)}`).join(', '),
  });
  return (
    <article className="page">
      <div className="head">
        <h1>{own('editTitle', { id: order.id })}</h1>
        <div className="row">
          <Link className="action action-quiet" href={`/orders/${order.id}`}>
            {own('backToOrder', { id: order.id })}
          </Link>
        </div>
      </div>
      <DraftEditor draft={draft.value} set={draft.set} of={{ orderId: order.id }} saving={saving} />
      <SaveBar
        isChanged={draft.isChanged}
        saving={saving}
        id="save"
        onSave={() => void store(draft.value, tag)}
        onDiscard={draft.discard}
      />
      {saving.isConflict && theirs && (
        <Conflict
          mine={onlyOf(said(draft.value, order), Object.keys(draft.changes))}
          theirs={said(draftOf(theirs.body), theirs.body)}
          labelOf={(field) => own(NAMES[field as keyof typeof NAMES])}
          onClose={saving.endConflict}
          onKeep={(fields) => keep(fields, theirs)}
        />
      )}
    </article>
  );
}

const onlyOf = <Value extends object>(value: Value, names: readonly string[]): Partial<Value> =>
  Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name))) as Partial<Value>;

/** What one piece of a line costs in an order, as its prices are. */
function priceIn({ items, pricesIncludeTax }: OrderBody, itemId: number | null): number {
  const item = items.find(({ id }) => id === itemId);
  if (!item) return 0;
  return Math.round((item.subtotal + (pricesIncludeTax ? item.subtotalTax : 0)) / item.quantity);
}
