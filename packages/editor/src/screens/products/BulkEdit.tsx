import { API_MOST_CHANGED, type ApiBody, type ApiRequest } from '@vitrine/contract/api';
import { type ReactNode, useState } from 'react';
import { api } from '../../api/api.ts';
import { OperationAction } from '../../commands/OperationAction.tsx';
import { operationName } from '../../commands/useOperation.ts';
import { localMoment, momentOf } from '../../form/localMoment.ts';
import { optionLabel } from '../../form/labels.ts';
import { useSaving } from '../../form/useSaving.ts';
import { useSession } from '../../session/Session.tsx';
import { workTexts } from '../../session/workTexts.ts';
import { Action } from '../../ui/Action.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { CheckField, TextLine } from '../../ui/fields.tsx';
import { NumberLine } from '../../ui/NumberLine.tsx';
import { Sheet } from '../../ui/Sheet.tsx';
import { tell, tellFault } from '../../ui/toasts.tsx';
import { useCategories } from '../categories/useCategories.ts';
import { useTaxClasses } from './useTaxClasses.ts';
import { type BulkForm, bulkRequest, EMPTY, isByPercent, PRICE_HOWS } from './bulkRequest.ts';
import type { ProductWhere } from './ExportProducts.tsx';
import './product.css';

type Result = ApiBody<'changeProducts'>;
type Target = Pick<ApiRequest<'changeProducts'>['body'], 'ids' | 'where'>;

interface BulkEditProps {
  readonly ids: readonly number[];
  /** How many there are in all, and what they were found by. */
  readonly total: number;
  readonly where: ProductWhere;
  readonly onDone: () => Promise<void>;
}

/** Changes of many products at once: what would change is shown first, and what was changed can be taken back. */
export function BulkEdit(props: BulkEditProps) {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <OperationAction id="bulkEdit" run={() => setIsOpen(true)} />
      <Sheet isOpen={isOpen} onClose={close} label={operationName('bulkEdit')} className="picker">
        <BulkDialog {...props} onClose={close} />
      </Sheet>
    </>
  );
}

function BulkDialog({
  ids,
  total,
  where,
  onDone,
  onClose,
}: BulkEditProps & { readonly onClose: () => void }) {
  const { t } = useSession();
  const w = workTexts();
  const saving = useSaving();
  const [form, setForm] = useState(EMPTY);
  const [isAll, setIsAll] = useState(false);
  const [seen, setSeen] = useState<Result | null>(null);
  const changes = bulkRequest(form);
  const target: Target = isAll ? { where } : { ids: [...ids] };
  // What was shown was of something else.
  const change = (next: Partial<BulkForm>) => {
    setForm({ ...form, ...next });
    setSeen(null);
  };
  async function look(): Promise<void> {
    if (!changes) return;
    await saving.attempt(async () => {
      const { body } = await api('changeProducts', { body: { ...target, changes, isPreview: true } });
      setSeen(body);
    });
  }
  async function store(): Promise<void> {
    if (!changes) return;
    await saving.attempt(async () => {
      const { body } = await api('changeProducts', { body: { ...target, changes } });
      onClose();
      tell(w('wasChanged', { count: body.changed.length }), () => void takeBack(body));
      await onDone();
    });
  }
  async function takeBack({ changed }: Result): Promise<void> {
    try {
      const asked = changed.map(({ id, parentId, version, before, after }) => ({
        id,
        parentId,
        version,
        before,
        after,
      }));
      const { body } = await api('undoProducts', { body: { changed: asked } });
      const [failed] = body.refused;
      tell(
        failed
          ? w('partlyBack', {
              done: body.changed.length,
              failed: body.refused.length,
              reason: failed.message,
            })
          : w('takenBack', { count: body.changed.length }),
      );
    } catch (error) {
      tellFault(error);
    }
    await onDone();
  }
  return (
    <>
      <h2>{w('bulkTitle', { count: isAll ? total : ids.length })}</h2>
      {total > ids.length && total <= API_MOST_CHANGED && (
        <CheckField
          label={w('allFound', { count: total })}
          isSelected={isAll}
          onChange={(next) => {
            setIsAll(next);
            setSeen(null);
          }}
        />
      )}
      <BulkFields form={form} change={change} />
      <p role="alert" className="refusal">
        {saving.message}
      </p>
      {seen && <Seen result={seen} />}
      <div className="row">
        <Action onPress={onClose}>{t('cancel')}</Action>
        {seen && seen.changed.length > 0 ? (
          <Action look="strong" isPending={saving.isBusy} onPress={() => void store()}>
            {w('changeNow', { count: seen.changed.length })}
          </Action>
        ) : (
          <Action look="strong" isDisabled={!changes} isPending={saving.isBusy} onPress={() => void look()}>
            {w('showChanges')}
          </Action>
        )}
      </div>
    </>
  );
}

interface BulkFieldsProps {
  readonly form: BulkForm;
  readonly change: (next: Partial<BulkForm>) => void;
}

const STATUSES = ['publish', 'draft', 'private'] as const;
const STEPS = [1, 5, 10, 50, 100] as const;
/** Of a per cent: hundredths are sent. */
const PERCENT_DECIMALS = 2;

function BulkFields({ form, change }: BulkFieldsProps) {
  const { t, me, money } = useSession();
  const w = workTexts();
  const categories = useCategories().data ?? [];
  const taxClasses = useTaxClasses();
  const keep = { id: '', label: w('keep') };
  const named = categories.map(({ id, name }) => ({ id: String(id), label: name }));
  const { decimals } = me.shop.money;
  return (
    <div className="bulk-fields">
      <Group title={w('prices')}>
        <Choice
          label={w('which')}
          value={form.which}
          options={(['regular', 'sale'] as const).map((id) => ({ id, label: w(id) }))}
          onChange={(which) => change({ which: which as BulkForm['which'] })}
        />
        <Choice
          label={w('how')}
          value={form.how}
          options={[
            keep,
            ...PRICE_HOWS.filter(
              (how) => form.which === 'sale' || (how !== 'clear' && how !== 'offRegular'),
            ).map((id) => ({ id, label: w(id) })),
          ]}
          onChange={(how) => change({ how: how as BulkForm['how'] })}
        />
        {form.how !== '' && form.how !== 'clear' && (
          <>
            <NumberLine
              label={w(isByPercent(form.how) ? 'percent' : 'amount')}
              value={form.amount}
              minValue={0}
              onChange={(amount) => change({ amount })}
              {...(isByPercent(form.how)
                ? { mostDecimals: PERCENT_DECIMALS, scale: 10 ** PERCENT_DECIMALS }
                : { decimals })}
            />
            <Choice
              label={w('roundTo')}
              value={form.roundTo}
              options={STEPS.map((step) => ({ id: String(step), label: money(step) }))}
              onChange={(roundTo) => change({ roundTo })}
            />
          </>
        )}
      </Group>
      <Group title={w('saleDays')}>
        <CheckField
          label={w('setDays')}
          isSelected={form.setsDays}
          onChange={(setsDays) => change({ setsDays })}
        />
        {form.setsDays && (
          <>
            <TextLine
              label={w('saleFrom')}
              type="datetime-local"
              value={localMoment(form.from)}
              onChange={(written) => change({ from: momentOf(written) })}
            />
            <TextLine
              label={w('saleTo')}
              type="datetime-local"
              value={localMoment(form.to)}
              onChange={(written) => change({ to: momentOf(written) })}
            />
          </>
        )}
      </Group>
      <Group title={w('stock')}>
        <Choice
          label={w('how')}
          value={form.stockHow}
          options={[
            keep,
            { id: 'set', label: w('set') },
            { id: 'raise', label: w('raiseStock') },
            { id: 'lower', label: w('lowerStock') },
          ]}
          onChange={(stockHow) => change({ stockHow: stockHow as BulkForm['stockHow'] })}
        />
        {form.stockHow !== '' && (
          <NumberLine
            label={w('quantity')}
            value={form.quantity}
            onChange={(quantity) => change({ quantity })}
          />
        )}
      </Group>
      <Group title={t('publishing')}>
        <Choice
          label={w('addCategory')}
          value={form.addCategory}
          options={[keep, ...named]}
          onChange={(addCategory) => change({ addCategory })}
        />
        <Choice
          label={w('removeCategory')}
          value={form.removeCategory}
          options={[keep, ...named]}
          onChange={(removeCategory) => change({ removeCategory })}
        />
        <TextLine label={w('addTags')} value={form.addTags} onChange={(addTags) => change({ addTags })} />
        <TextLine
          label={w('removeTags')}
          value={form.removeTags}
          onChange={(removeTags) => change({ removeTags })}
        />
        <Choice
          label={w('status')}
          value={form.status}
          options={[keep, ...STATUSES.map((id) => ({ id, label: optionLabel(t, 'status', id) }))]}
          onChange={(status) => change({ status: status as BulkForm['status'] })}
        />
        <Choice
          label={w('featured')}
          value={form.featured}
          options={[keep, ...(['yes', 'no'] as const).map((id) => ({ id, label: w(id) }))]}
          onChange={(featured) => change({ featured: featured as BulkForm['featured'] })}
        />
        <Choice
          label={w('taxClass')}
          value={form.taxClass === null ? '' : `=${form.taxClass}`}
          options={[
            keep,
            { id: '=', label: w('standardTax') },
            ...taxClasses.map((name) => ({ id: `=${name}`, label: name })),
          ]}
          onChange={(chosen) => change({ taxClass: chosen === '' ? null : chosen.slice(1) })}
        />
      </Group>
    </div>
  );
}

const Group = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <fieldset className="fields">
    <legend>{title}</legend>
    {children}
  </fieldset>
);

const SHOWN = 8;

/** How many, and the first of them. */
function Seen({ result: { changed, refused } }: { readonly result: Result }) {
  const w = workTexts();
  const { money } = useSession();
  const priceOf = ({ before, after }: Result['changed'][number]): string => {
    const field = after.salePrice !== undefined ? 'salePrice' : 'regularPrice';
    const [from, to] = [before[field], after[field]];
    if (to === undefined) return '';
    const shown = (amount: number | null | undefined) => (amount == null ? w('none') : money(amount));
    return w('fromTo', { field: '', from: shown(from), to: shown(to) }).replace(/^: /, '');
  };
  return (
    <div className="bulk-seen">
      <output>
        <strong>{w('wouldChange', { count: changed.length })}</strong>
      </output>
      <ul className="plain">
        {changed.slice(0, SHOWN).map((each) => (
          <li key={each.id} className="row between">
            <span>{each.name}</span>
            <span>{priceOf(each)}</span>
          </li>
        ))}
        {changed.length > SHOWN && <li className="soft">{w('more', { count: changed.length - SHOWN })}</li>}
      </ul>
      {refused.length > 0 && (
        <>
          <strong>{w('refusedCount', { count: refused.length })}</strong>
          <ul className="plain">
            {refused.slice(0, SHOWN).map(({ id, name, message }) => (
              <li key={id} className="field-error">
                {name}: {message}
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
