import type { CompareView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';

/** The header's list of what is compared, by category. */
export function CompareDropdown({ compare }: { compare: CompareView }): ReactElement {
  const { links } = useShop();
  return (
    <div className="wd-dropdown wd-dropdown-compare">
      {compare.tables.length === 0 ? (
        <p>Nothing to compare yet.</p>
      ) : (
        <ul>
          {compare.tables.map(({ categoryId, category, products }) => (
            <li key={categoryId}>
              <a href={`${links.compare}#compare-category-${categoryId}`} data-category-id={categoryId}>
                {category || 'Compared products'} <span className="count">{products.length}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
