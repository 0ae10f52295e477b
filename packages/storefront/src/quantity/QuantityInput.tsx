import type { QuantityView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface QuantityInputProps extends QuantityView {
  id: string;
  name: string;
  /** What is counted, for who cannot see beside what the field stands. */
  of: string;
  value: number;
}

/** How many pieces. Nothing is asked when there is nothing to choose. */
export function QuantityInput({ id, name, of, value, ...range }: QuantityInputProps): ReactElement {
  const { min, max } = quantityLimits(range);
  const t = useTexts(productTexts);
  if (min > 0 && min === max) {
    return (
      <div className="quantity hidden">
        <input type="hidden" id={id} className="qty" name={name} value={min} />
      </div>
    );
  }
  return (
    <div className="quantity">
      <label className="screen-reader-text" htmlFor={id}>
        {t('quantityOf', { name: of })}
      </label>
      <input
        type="number"
        id={id}
        className="input-text qty text"
        name={name}
        defaultValue={value}
        min={min}
        max={max ?? undefined}
        step={1}
        inputMode="numeric"
        autoComplete="off"
      />
    </div>
  );
}

/** A highest number below the lowest is raised to it. */
function quantityLimits({ min, max }: QuantityView): QuantityView {
  return { min, max: max === null ? null : Math.max(min, max) };
}
