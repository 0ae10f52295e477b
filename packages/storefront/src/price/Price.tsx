import { formatMoney, type PriceView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { Amount } from './Amount.tsx';
import { productTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** What something costs: one price, a sale beside what it was, or a range. Empty when it has none. */
export function Price({ price }: { price: PriceView }): ReactElement {
  return (
    <span className="price">
      <PriceParts {...price} />
    </span>
  );
}

function PriceParts({ current, regular, isOnSale, max }: PriceView): ReactElement | null {
  if (current === null) return null;
  if (max !== undefined && max > current) return <Range from={current} to={max} />;
  if (isOnSale && regular !== null) return <Sale was={regular} now={current} />;
  return <Amount amount={current} />;
}

// Strike-through and underline say nothing to who listens: the words beside them do.
function Sale({ was, now }: { was: number; now: number }): ReactElement {
  const { money } = useShop();
  const t = useTexts(productTexts);
  const digits = useDigits();
  return (
    <>
      <del aria-hidden="true">
        <Amount amount={was} />
      </del>
      {/* No space: one at the end of a line that is still coming moves when the rest has come. */}
      <span className="screen-reader-text">
        {t('originalPrice', { price: digits(formatMoney(was, money)) })}
      </span>
      <ins aria-hidden="true">
        <Amount amount={now} />
      </ins>
      <span className="screen-reader-text">
        {t('currentPrice', { price: digits(formatMoney(now, money)) })}
      </span>
    </>
  );
}

function Range({ from, to }: { from: number; to: number }): ReactElement {
  const { money } = useShop();
  const t = useTexts(productTexts);
  const digits = useDigits();
  return (
    <>
      <span aria-hidden="true">
        <Amount amount={from} /> – <Amount amount={to} />
      </span>
      <span className="screen-reader-text">
        {t('priceRange', { from: digits(formatMoney(from, money)), to: digits(formatMoney(to, money)) })}
      </span>
    </>
  );
}
