import type { ComparedProductView, CompareTableView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { Icon } from '../icon/Icon.tsx';
import { AddButton } from '../buttons/AddButton.tsx';
import { Price } from '../price/Price.tsx';
import { Stock } from '../product/Stock.tsx';
import { compareTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** What is told of each product before its attributes, in this order. */
const facts: readonly {
  readonly label: 'description' | 'sku' | 'availability';
  readonly draw: (item: ComparedProductView) => ReactNode;
}[] = [
  { label: 'description', draw: (item) => <Html dir="auto" html={item.shortDescriptionHtml} /> },
  { label: 'sku', draw: ({ product }) => product.sku || '–' },
  { label: 'availability', draw: ({ stock }) => (stock.text ? <Stock stock={stock} /> : '–') },
];

/** What scrolls must be reached by keyboard too. */
const focusable = { tabIndex: 0 };

/** Products side by side, a column each. */
export function CompareTable({ table }: { table: CompareTableView }): ReactElement {
  const t = useTexts(compareTexts);
  const name = table.category || t('compared');
  return (
    <section
      className="wd-compare-table"
      data-category-id={table.categoryId}
      id={`compare-category-${table.categoryId}`}
    >
      <div className="compare-head">
        <h2>{name}</h2>
        <a
          className="wd-compare-remove-cat"
          href={table.removeUrl}
          data-category-id={table.categoryId}
          rel="nofollow"
        >
          {t('removeAll')}
          <span className="screen-reader-text"> {t('removeAllOf', { name })}</span>
        </a>
      </div>
      <section className="scroll-x" {...focusable} aria-label={t('sideBySide', { name })}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="screen-reader-text">{t('property')}</span>
              </th>
              {table.products.map((item) => (
                <Column key={item.product.id} item={item} categoryId={table.categoryId} />
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ label, draw }) => (
              <Row key={label} label={t(label)} values={table.products.map(draw)} />
            ))}
            {table.rows.map(({ label, values }) => (
              <Row
                key={label}
                label={label}
                values={values.map((value, index) => (value ? <bdi key={index}>{value}</bdi> : '–'))}
              />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Column({ item, categoryId }: { item: ComparedProductView; categoryId: number }): ReactElement {
  const { product, removeUrl } = item;
  const t = useTexts(compareTexts);
  return (
    <th scope="col">
      <a
        className="wd-compare-remove"
        href={removeUrl}
        data-id={product.id}
        data-category-id={categoryId}
        aria-label={t('remove', { name: product.name })}
        rel="nofollow"
      >
        <Icon name="cross" />
      </a>
      <a className="compare-product" href={product.url}>
        <Picture image={product.image && { ...product.image, alt: '' }} sizes="11rem" />
        <span>{product.name}</span>
      </a>
      <Price price={product.price} />
      <AddButton product={product} />
    </th>
  );
}

function Row({ label, values }: { label: string; values: readonly ReactNode[] }): ReactElement {
  return (
    <tr>
      <th scope="row">{label}</th>
      {values.map((value, index) => (
        <td key={index}>{value}</td>
      ))}
    </tr>
  );
}
