import type { PriceFilterView } from '@vitrine/contract/shop';
import { listTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';
import { FilterFold } from './FilterFold.tsx';

/** From one price to another. */
export function PriceFilter({ price }: { price: PriceFilterView }): ReactElement {
  const t = useTexts(listTexts);
  return (
    <FilterFold id="filter-price" name={t('price')}>
      <form className="price-filter" method="get" action={price.action}>
        <div className="price-fields">
          <PriceField price={price} end="from" label={t('lowestPrice')} />
          <span aria-hidden="true">–</span>
          <PriceField price={price} end="to" label={t('highestPrice')} />
        </div>
        <Hidden values={price.kept} />
        <button type="submit" className="button quiet wide">
          {t('filterPrice')}
        </button>
      </form>
    </FilterFold>
  );
}

interface EndProps {
  price: PriceFilterView;
  end: 'from' | 'to';
  label: string;
}

const boundOf = ({ lowest, highest }: PriceFilterView, end: EndProps['end']): number =>
  end === 'from' ? lowest : highest;

function PriceField({ price, end, label }: EndProps): ReactElement {
  const { money } = useShop();
  return (
    <label className="price-field">
      <span className="screen-reader-text">{label}</span>
      <span className="price-symbol" aria-hidden="true">
        {money.symbol}
      </span>
      <input
        type="number"
        id={`price-field-${end}`}
        name={end === 'from' ? 'min_price' : 'max_price'}
        inputMode="decimal"
        min={0}
        step="any"
        placeholder={String(boundOf(price, end))}
        defaultValue={price[end]}
      />
    </label>
  );
}
