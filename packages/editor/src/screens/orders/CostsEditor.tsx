import type { ApiBody } from '@vitrine/contract/api';
import { Plus, Trash2 } from 'lucide-react';
import { AmountLine } from '../../form/AmountLine.tsx';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { CheckField, TextLine } from '../../ui/fields.tsx';
import type { EditFee, EditRate } from './orderDraft.ts';
import { orderTexts } from './orderTexts.ts';

type ErrorOf = (field: string) => string | undefined;

interface RateEditorProps {
  readonly rate: EditRate | null;
  readonly onChange: (rate: EditRate | null) => void;
  /** What the shop offers for it. */
  readonly offers: ApiBody<'previewOrder'>['rates'];
  readonly errorOf: ErrorOf;
}

const NONE = 'none';
const BY_HAND = 'by-hand';

/** How an order is shipped: one of the shop's ways, another, or not at all. */
export function RateEditor({ rate, onChange, offers, errorOf }: RateEditorProps) {
  const { money } = useSession();
  const own = orderTexts();
  const isOffered = offers.some(({ id }) => id === rate?.id);
  const choose = (id: string): void => {
    const offer = offers.find((each) => each.id === id);
    if (offer) onChange({ ...offer });
    else onChange(id === NONE ? null : { id: '', label: rate?.label ?? '', cost: rate?.cost ?? 0 });
  };
  return (
    <fieldset className="card order-part">
      <legend>{own('shippingWay')}</legend>
      <Choice
        label={own('shippingWay')}
        error={errorOf('rate')}
        value={rate === null ? NONE : isOffered ? rate.id : BY_HAND}
        onChange={choose}
        options={[
          { id: NONE, label: own('noShipping') },
          ...offers.map(({ id, label, cost }) => ({ id, label: `${label} · ${money(cost)}` })),
          { id: BY_HAND, label: own('shippingByHand') },
        ]}
      />
      {rate && (
        <>
          <TextLine
            label={own('shippingLabel')}
            value={rate.label}
            maxLength={200}
            error={errorOf('rate.label')}
            onChange={(label) => onChange({ ...rate, label })}
          />
          <AmountLine
            label={own('shippingCost')}
            value={rate.cost}
            error={errorOf('rate.cost')}
            onChange={(cost) => onChange({ ...rate, cost })}
          />
        </>
      )}
    </fieldset>
  );
}

interface FeesEditorProps {
  readonly fees: readonly EditFee[];
  readonly onChange: (fees: readonly EditFee[]) => void;
  readonly errorOf: ErrorOf;
}

/** What an order costs beside its lines: wrapping, a deposit. */
export function FeesEditor({ fees, onChange, errorOf }: FeesEditorProps) {
  const own = orderTexts();
  return (
    <fieldset className="card order-part">
      <legend>{own('fees')}</legend>
      {fees.map((fee, index) => {
        const change = (next: Partial<EditFee>) => onChange(fees.with(index, { ...fee, ...next }));
        return (
          <div key={`${index} of ${fees.length}`} className="order-line order-fee">
            <TextLine
              label={own('feeName')}
              value={fee.name}
              maxLength={200}
              error={errorOf(`fees.${index}.name`)}
              onChange={(name) => change({ name })}
            />
            <AmountLine
              label={own('feeAmount')}
              value={fee.amount}
              error={errorOf(`fees.${index}.amount`)}
              onChange={(amount) => change({ amount })}
            />
            <CheckField
              label={own('feeTaxed')}
              isSelected={fee.isTaxable}
              onChange={(isTaxable) => change({ isTaxable })}
            />
            <Action
              look="quiet"
              aria-label={own('removeFee', { name: fee.name })}
              onPress={() => onChange(fees.toSpliced(index, 1))}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Action>
          </div>
        );
      })}
      <Action onPress={() => onChange([...fees, { name: '', amount: 0, isTaxable: true }])}>
        <Plus size={16} aria-hidden="true" />
        {own('addFee')}
      </Action>
    </fieldset>
  );
}
