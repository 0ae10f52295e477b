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
        <PriceRange price={price} />
        <div className="price-fields">
          <PriceField price={price} end="from" label={t('lowestPrice')} />
          <span aria-hidden="true">–</span>
          <PriceField price={price} end="to" label={t('highestPrice')} />
        </div>
        <Hidden values={price.kept} />
        <button type="submit" id="price-submit" className="button quiet wide">
          {t('filterPrice')}
        </button>
      </form>
    </FilterFold>
  );
}

/** Two handles on one line, for who has a script: they have no names of their own, and fill in the fields below them. */
function PriceRange({ price }: { price: PriceFilterView }): ReactElement | null {
  const { money } = useShop();
  const t = useTexts(listTexts);
  const { lowest, highest } = price;
  if (lowest === highest) return null;
  const share = (value: number): number => (100 * (value - lowest)) / (highest - lowest);
  const [from, to] = [handleAt(price, 'from'), handleAt(price, 'to')];
  return (
    <div className="price-range" data-symbol={money.symbol}>
      {/* By attributes: a strict policy lets no style stand in the page. */}
      <svg viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true" focusable="false">
        <rect className="price-range-line" width="100" height="1" />
        <rect
          className="price-range-filled"
          x={share(from)}
          width={Math.max(0, share(to) - share(from))}
          height="1"
        />
      </svg>
      <PriceHandle price={price} end="from" label={t('priceAtLeast')} />
      <PriceHandle price={price} end="to" label={t('priceAtMost')} />
    </div>
  );
}

/** Within the ends of the line, whatever the address asks for. */
const handleAt = (price: PriceFilterView, end: EndProps['end']): number =>
  Math.min(price.highest, Math.max(price.lowest, Number(price[end] || boundOf(price, end))));

function PriceHandle({ price, end, label }: EndProps): ReactElement {
  const { money } = useShop();
  const at = handleAt(price, end);
  return (
    <label>
      <span className="screen-reader-text">{label}</span>
      <input
        type="range"
        id={`price-range-${end}`}
        min={price.lowest}
        max={price.highest}
        step="1"
        defaultValue={at}
        autoComplete="off"
        aria-valuetext={`${money.symbol}${at}`}
      />
    </label>
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
