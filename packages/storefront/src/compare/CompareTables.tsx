import type { CompareTableView, CompareView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { CompareTable } from './CompareTable.tsx';
import { compareTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

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
  const t = useTexts(compareTexts);
  return (
    <nav className="wd-compare-cats" aria-label={t('categories')}>
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
  const t = useTexts(compareTexts);
  return (
    <div className="empty-state wd-empty-compare">
      <span className="empty-mark">
        <Icon name="compare" />
      </span>
      <p className="lead">{t('nothing')}</p>
      <a className="button" href={links.shop}>
        {t('returnToShop')}
      </a>
    </div>
  );
}
