import type { ListView } from '@vitrine/contract/shop';
import { listTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { useDigits, useTexts } from '../shop/useTexts.ts';

type Counted = Pick<ListView, 'total' | 'isTotalCapped' | 'paging' | 'perPage' | 'products'>;

/** Which of how many results this page shows. The first has an element of its own: a page that is added to it keeps it. */
export function ResultCount({ list }: { list: Counted }): ReactElement {
  const t = useTexts(listTexts);
  const digits = useDigits();
  const { total, isTotalCapped, paging, perPage, products } = list;
  const of = isTotalCapped ? t('moreThan', { count: total }) : total;
  const first = (paging.page - 1) * perPage + 1;
  const some = { first: null, last: first + products.length - 1, total: of };
  const parts =
    total === 1
      ? [t('single')]
      : products.length === total
        ? [t('all', { total: of })]
        : t.parts<'some', string | number | null>('some', some);
  return (
    <p className="woocommerce-result-count">
      {parts.map((part, index) =>
        part === null ? (
          <span key={index} className="first-result">
            {digits(first)}
          </span>
        ) : (
          part
        ),
      )}
    </p>
  );
}
