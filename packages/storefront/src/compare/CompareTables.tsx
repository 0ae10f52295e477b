import type { CompareTableView, CompareView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { CompareTable } from './CompareTable.tsx';

/** All tables, with links to each when there are several; or that nothing is compared. */
export function CompareTables({ compare }: { compare: CompareView }): ReactElement {
  return (
    <div className="wd-compare-page" data-key={compare.nonce}>
      {compare.tables.length === 0 && <Nothing />}
      {compare.tables.length > 1 && <Categories tables={compare.tables} />}
      {compare.tables.map((table) => (
        <CompareTable key={table.categoryId} table={table} />
      ))}
    </div>
  );
}

function Categories({ tables }: { tables: readonly CompareTableView[] }): ReactElement {
  return (
    <nav className="wd-compare-cats" aria-label="Compared categories">
      <ul className="pills">
        {tables.map(({ categoryId, category, products }) => (
          <li key={categoryId}>
            <a href={`#compare-category-${categoryId}`} data-category-id={categoryId}>
              {category} <span className="count">{products.length}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Nothing(): ReactElement {
  const { links } = useShop();
  return (
    <div className="empty-state wd-empty-compare">
      <p className="lead">
        Nothing to compare yet. The two arrows beside a product put it here, next to the others.
      </p>
      <a className="button" href={links.shop}>
        Return to shop
      </a>
    </div>
  );
}
