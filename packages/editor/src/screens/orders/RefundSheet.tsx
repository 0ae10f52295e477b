import type { ApiBody } from '@vitrine/contract/api';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components';
import { onceKey } from '../../api/onceKey.ts';
import { useChange, useRefresh } from '../../api/queries.ts';
import { AmountLine } from '../../form/AmountLine.tsx';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { CheckField, TextLine } from '../../ui/fields.tsx';
import { NumberLine } from '../../ui/NumberLine.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { orderTexts } from './orderTexts.ts';
import { itemsToRefund, NOTHING, type Refunded, type RefundRow, refundRows, shareOf } from './refundDraft.ts';

interface RefundSheetProps {
  readonly order: ApiBody<'readOrder'>;
  readonly tag: string;
  readonly onClose: () => void;
}

/** Asks what of an order goes back: pieces and money of each item, and whether the pieces are for sale again. */
export function RefundSheet({ order, tag, onClose }: RefundSheetProps) {
  const { t, money } = useSession();
  const own = orderTexts();
  const refund = useChange('refundOrder');
  const refresh = useRefresh();
  const saving = useSaving();
  // One for as long as the sheet is open: two clicks are one refund.
  const [once] = useState(onceKey);
  const [reason, setReason] = useState('');
  const [written, setWritten] = useState<ReadonlyMap<number, Refunded>>(new Map());
  const rows = refundRows(order);
  const items = itemsToRefund(rows, written);
  const amount = items.reduce((all, item) => all + item.amount, 0);
  const set = (row: RefundRow, next: Partial<Refunded>) =>
    setWritten(new Map(written).set(row.id, { ...NOTHING, ...written.get(row.id), ...next }));
  const chooseAll = () =>
    setWritten(
      new Map(rows.map((row) => [row.id, { quantity: row.quantity, amount: row.amount, restock: true }])),
    );
  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const body = { once, reason, items };
    const isDone = await saving.save(
      () => refund.mutateAsync({ params: { id: order.id }, match: tag, body }),
      own('refundDone', { amount: money(amount) }),
    );
    if (isDone) onClose();
    // Somebody else may have given back a part of it: what is left is read anew.
    else await refresh('refundOrder');
  }
  const errorOf = (row: RefundRow, field: string) =>
    saving.errorOf(`items.${items.findIndex(({ id }) => id === row.id)}.${field}`);
  return (
    <Sheet isOpen onClose={onClose} label={own('refundTitle', { id: order.id })}>
      <Form className="refund" onSubmit={(event) => void send(event)}>
        <h2>{own('refundTitle', { id: order.id })}</h2>
        <p className="soft">{own('refundHelp')}</p>
        {rows.map((row) => {
          const { quantity, amount: part, restock } = written.get(row.id) ?? NOTHING;
          return (
            <fieldset key={row.id} className="refund-item">
              <legend>
                {row.isLine
                  ? own('refundOf', { name: row.name, quantity: row.quantity, amount: money(row.amount) })
                  : own('refundCost', { name: row.name, amount: money(row.amount) })}
              </legend>
              {row.isLine && (
                <NumberLine
                  label={own('refundQuantity')}
                  value={quantity}
                  minValue={0}
                  error={errorOf(row, 'quantity')}
                  onChange={(pieces) =>
                    set(row, { quantity: pieces ?? 0, amount: shareOf(row, pieces ?? 0) })
                  }
                />
              )}
              <AmountLine
                label={own('refundAmount')}
                value={part}
                error={errorOf(row, 'amount')}
                onChange={(next) => set(row, { amount: next })}
              />
              {row.isLine && quantity > 0 && (
                <CheckField
                  label={own('restock')}
                  isSelected={restock}
                  onChange={(isOn) => set(row, { restock: isOn })}
                />
              )}
            </fieldset>
          );
        })}
        <Action onPress={chooseAll}>{own('everything')}</Action>
        <TextLine
          label={own('reason')}
          value={reason}
          onChange={setReason}
          maxLength={500}
          error={saving.errorOf('reason')}
        />
        <p role="alert" className="refusal">
          {saving.isConflict ? t('conflict') : (saving.errorOf('items') ?? saving.refusal)}
        </p>
        <div className="row">
          <Action onPress={onClose}>{t('cancel')}</Action>
          <Action type="submit" look="strong" isDisabled={amount === 0} isPending={saving.isBusy}>
            {own('giveBack', { amount: money(amount) })}
          </Action>
        </div>
      </Form>
    </Sheet>
  );
}
