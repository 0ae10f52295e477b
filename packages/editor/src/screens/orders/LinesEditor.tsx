import type { ApiBody } from '@vitrine/contract/api';
import { Trash2 } from 'lucide-react';
import { useRef } from 'react';
import { AmountLine } from '../../form/AmountLine.tsx';
import { useSession } from '../../session/Session.tsx';
import { Action } from '../../ui/Action.tsx';
import { NumberLine } from '../../ui/NumberLine.tsx';
import type { EditLine } from './orderDraft.ts';
import { orderTexts } from './orderTexts.ts';
import { PickProduct } from './PickProduct.tsx';

interface LinesEditorProps {
  readonly lines: readonly EditLine[];
  readonly onChange: (lines: readonly EditLine[]) => void;
  readonly preview: ApiBody<'previewOrder'> | undefined;
  readonly errorOf: (field: string) => string | undefined;
}

/** The lines of an order: how many, for how much, and new ones. */
export function LinesEditor({ lines, onChange, preview, errorOf }: LinesEditorProps) {
  const { t, money } = useSession();
  const own = orderTexts();
  const box = useRef<HTMLFieldSetElement>(null);
  function remove(index: number): void {
    // Who works by keys would be thrown back to the top of the page together with the button that goes.
    box.current?.querySelector('input')?.focus();
    onChange(lines.toSpliced(index, 1));
  }
  const priceLabel = own(preview?.pricesIncludeTax ? 'unitPriceWithTax' : 'unitPrice');
  return (
    <fieldset ref={box} className="card order-part">
      <legend>{own('lines')}</legend>
      <PickProduct onPick={(line) => onChange([...lines, line])} />
      {lines.length === 0 && <p>{own('noLines')}</p>}
      {lines.map((line, index) => {
        const shown = preview?.lines[index];
        const change = (next: Partial<EditLine>) => onChange(lines.with(index, { ...line, ...next }));
        const fault = errorOf(`lines.${index}.productId`) ?? errorOf(`lines.${index}.itemId`);
        return (
          <fieldset key={`${line.itemId} ${index}`} className="order-line">
            <legend>{line.name}</legend>
            <NumberLine
              label={t('quantity')}
              value={line.quantity}
              minValue={1}
              error={errorOf(`lines.${index}.quantity`)}
              onChange={(quantity) => change({ quantity: quantity ?? 1 })}
            />
            <AmountLine
              label={priceLabel}
              value={line.price ?? shown?.price ?? null}
              error={errorOf(`lines.${index}.price`)}
              onChange={(price) => {
                if (price !== (line.price ?? shown?.price)) change({ price });
              }}
            />
            <span className="order-line-total">{own('lineTotal', { amount: money(shown?.total ?? 0) })}</span>
            <Action
              look="quiet"
              aria-label={own('removeLine', { name: line.name })}
              onPress={() => remove(index)}
            >
              <Trash2 size={16} aria-hidden="true" />
            </Action>
            {fault && <p className="field-error order-wide">{fault}</p>}
          </fieldset>
        );
      })}
      {errorOf('lines') && <p className="field-error">{errorOf('lines')}</p>}
    </fieldset>
  );
}
