import type { ApiBody } from '@vitrine/contract/api';
import { useApi } from '../../api/queries.ts';
import type { Saving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { FeesEditor, RateEditor } from './CostsEditor.tsx';
import { LinesEditor } from './LinesEditor.tsx';
import { bodyOf, type OrderDraft } from './orderDraft.ts';
import { orderTexts } from './orderTexts.ts';
import './orders.css';

type Address = ApiBody<'readOrder'>['billing'];

interface DraftEditorProps {
  readonly draft: OrderDraft;
  readonly set: <Field extends keyof OrderDraft>(field: Field, next: OrderDraft[Field]) => void;
  /** The order that is changed, or to whom a new one goes. */
  readonly of:
    | { readonly orderId: number }
    | { readonly billing: Address; readonly shipping: Address | null };
  readonly saving: Saving;
}

/** What is in an order, and what it would come to: the server says that with every change. */
export function DraftEditor({ draft, set, of, saving }: DraftEditorProps) {
  const query = useApi(
    'previewOrder',
    { body: { ...previewBody(draft), ...of } },
    { isOn: draft.lines.length > 0 },
  );
  const preview = draft.lines.length > 0 ? query.data?.body : undefined;
  const errorOf = (field: string) =>
    saving.errorOf(field) ?? preview?.errors.find((each) => each.field === field)?.message;
  return (
    <div className="columns">
      <div>
        <LinesEditor
          lines={draft.lines}
          onChange={(lines) => set('lines', lines)}
          preview={preview}
          errorOf={errorOf}
        />
        <FeesEditor fees={draft.fees} onChange={(fees) => set('fees', fees)} errorOf={errorOf} />
      </div>
      <div>
        <RateEditor
          rate={draft.rate}
          onChange={(rate) => set('rate', rate)}
          offers={preview?.rates ?? []}
          errorOf={errorOf}
        />
        {preview && <Sums preview={preview} />}
      </div>
    </div>
  );
}

/** A name that is still to be written keeps nobody from seeing what it comes to. */
function previewBody(draft: OrderDraft): ReturnType<typeof bodyOf> {
  const { rate, fees, lines } = bodyOf(draft);
  return {
    lines,
    rate: rate && { ...rate, label: rate.label.trim() || '…' },
    fees: fees.map((fee) => ({ ...fee, name: fee.name.trim() || '…' })),
  };
}

function Sums({ preview }: { readonly preview: ApiBody<'previewOrder'> }) {
  const { t, money } = useSession();
  const own = orderTexts();
  const rows = [
    [t('subtotal'), preview.subtotal],
    [t('discount'), -preview.discount],
    [own('fees'), preview.fees],
    [t('shippingTotal'), preview.shipping],
    ...preview.taxes.map(({ label, amount }) => [label, amount] as const),
  ] as const;
  const said = preview.errors.filter(({ field }) => field === null);
  return (
    <section className="card" aria-live="polite">
      <h2>{own('sums')}</h2>
      <dl className="order-sums">
        {rows
          .filter(([, amount], index) => index === 0 || amount !== 0)
          .map(([name, amount]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        <div>
          <dt>{t('total')}</dt>
          <dd>
            <strong>{money(preview.total)}</strong>
          </dd>
        </div>
      </dl>
      {said.map(({ message }) => (
        <p key={message} className="refusal">
          {message}
        </p>
      ))}
    </section>
  );
}
