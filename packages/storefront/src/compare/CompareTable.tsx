import type { ComparedProductView, CompareTableView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { Html } from '../html/Html.tsx';
import { Picture } from '../html/Picture.tsx';
import { Icon } from '../icon/Icon.tsx';
import { AddButton } from '../buttons/AddButton.tsx';
import { Price } from '../price/Price.tsx';
import { Stock } from '../product/Stock.tsx';

/** What is told of each product before its attributes, in this order. */
const facts: readonly { readonly label: string; readonly draw: (item: ComparedProductView) => ReactNode }[] =
  [
    { label: 'Description', draw: (item) => <Html html={item.shortDescriptionHtml} /> },
    { label: 'SKU', draw: ({ product }) => product.sku || '–' },
    { label: 'Availability', draw: ({ stock }) => (stock.text ? <Stock stock={stock} /> : '–') },
  ];

/** What scrolls must be reached by keyboard too. */
const focusable = { tabIndex: 0 };

/** Products side by side, a column each. */
export function CompareTable({ table }: { table: CompareTableView }): ReactElement {
  const name = table.category || 'Compared products';
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
          Remove all<span className="screen-reader-text"> of {name}</span>
        </a>
      </div>
      <section className="scroll-x" {...focusable} aria-label={`${name}, side by side`}>
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="screen-reader-text">Property</span>
              </th>
              {table.products.map((item) => (
                <Column key={item.product.id} item={item} categoryId={table.categoryId} />
              ))}
            </tr>
          </thead>
          <tbody>
            {facts.map(({ label, draw }) => (
              <Row key={label} label={label} values={table.products.map(draw)} />
            ))}
            {table.rows.map(({ label, values }) => (
              <Row key={label} label={label} values={values.map((value) => value || '–')} />
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}

function Column({ item, categoryId }: { item: ComparedProductView; categoryId: number }): ReactElement {
  const { product, removeUrl } = item;
  return (
    <th scope="col">
      <a
        className="wd-compare-remove"
        href={removeUrl}
        data-id={product.id}
        data-category-id={categoryId}
        aria-label={`Remove ${product.name} from compare`}
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
