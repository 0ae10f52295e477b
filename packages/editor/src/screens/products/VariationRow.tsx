import { OperationAction } from '../../commands/OperationAction.tsx';
import { optionLabel } from '../../form/labels.ts';
import { useSession } from '../../session/Session.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { CheckField, TextLine } from '../../ui/fields.tsx';
import { NumberLine } from '../../ui/NumberLine.tsx';
import { catalogueTexts } from '../catalogueTexts.ts';
import { OnePicture } from '../media/OnePicture.tsx';
import { type Edited, editedOf, type Stored, type Variation } from './useVariations.ts';

interface VariationRowProps {
  readonly variation: Variation;
  readonly value: Edited;
  /** What came of the last attempt to save it. */
  readonly said: Stored | undefined;
  readonly onChange: (value: Edited) => void;
  readonly onRemove: () => void;
}

const STOCK = ['instock', 'outofstock', 'onbackorder'] as const;

/** One variation, changed in its place. Names of the fields are said, and seen above. */
export function VariationRow({ variation, value, said, onChange, onRemove }: VariationRowProps) {
  const { t, me, money } = useSession();
  const own = catalogueTexts();
  const choices = Object.values(variation.choices).map((option) => option || own('any'));
  const name = choices.join(', ');
  const stored = editedOf(variation);
  const errors = Array.isArray(said) ? said : [];
  const { decimals } = me.shop.money;
  const field = <Key extends keyof Edited>(key: Key, label: string) => ({
    label: own('of', { field: label, name }),
    error: errors.find((each) => each.field === key)?.message,
    value: value[key],
    onChange: (next: Edited[Key]) => onChange({ ...value, [key]: next }),
  });
  const now = (key: keyof Edited): string | null => {
    if (said !== 'conflict' || value[key] === stored[key]) return null;
    const there = stored[key];
    const isPrice = key === 'regularPrice' || key === 'salePrice';
    const written = isPrice && typeof there === 'number' ? money(there) : String(there ?? t('empty'));
    return own('now', { value: written });
  };
  return (
    <>
      <tr>
        <th scope="row">{name}</th>
        <td>
          <OnePicture {...field('imageId', own('picture'))} id={value.imageId} />
        </td>
        <td>
          <NumberLine {...field('regularPrice', t('regularPrice'))} decimals={decimals} minValue={0} />
          {now('regularPrice')}
        </td>
        <td>
          <NumberLine {...field('salePrice', t('salePrice'))} decimals={decimals} minValue={0} />
          {now('salePrice')}
        </td>
        <td>
          <TextLine
            {...field('sku', t('sku'))}
            value={value.sku ?? ''}
            onChange={(sku) => onChange({ ...value, sku: sku || null })}
          />
          {now('sku')}
        </td>
        <td>
          <NumberLine {...field('stockQuantity', t('stockQuantity'))} />
          {now('stockQuantity')}
        </td>
        <td>
          <Choice
            {...field('stockStatus', t('stockStatus'))}
            options={STOCK.map((id) => ({ id, label: optionLabel(t, 'stockStatus', id) }))}
            onChange={(next) => onChange({ ...value, stockStatus: next as Edited['stockStatus'] })}
          />
          {now('stockStatus')}
        </td>
        <td>
          <CheckField
            label={own('onSale')}
            isSelected={value.status === 'publish'}
            onChange={(isOn) => onChange({ ...value, status: isOn ? 'publish' : 'private' })}
          />
        </td>
        <td>
          <OperationAction id="remove" isInRow question={t('reallyDelete', { name })} run={onRemove} />
        </td>
      </tr>
      {(said === 'conflict' || errors.length > 0) && (
        <tr>
          <td colSpan={9}>
            <p role="alert" className="field-error">
              {said === 'conflict'
                ? own('changedMeanwhile', { name })
                : errors.map(({ message }) => message).join(' ')}
            </p>
          </td>
        </tr>
      )}
    </>
  );
}
