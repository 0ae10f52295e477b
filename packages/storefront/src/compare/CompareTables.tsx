import type { CompareTableView, CompareView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
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
      <Tables tables={compare.tables} />
    </div>
  );
}

function Tables({ tables }: { tables: readonly CompareTableView[] }): ReactNode {
  const drawn = tables.map((table) => <CompareTable key={table.categoryId} table={table} />);
  const isOne = tables.flatMap(({ products }) => products).length === 1;
  if (!isOne) return drawn;
  return (
    <div className="wd-compare-one">
      {drawn}
      <More />
    </div>
  );
}

/** How what is alone gets something beside it. */
function More(): ReactElement {
  const { links } = useShop();
  const t = useTexts(compareTexts);
  return (
    <div className="wd-compare-more add-more">
      <span className="empty-mark">
        <Icon name="compare" />
      </span>
      <p className="page-note">{t('more')}</p>
      <a className="button quiet" href={links.shop}>
        {t('returnToShop')}
      </a>
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
