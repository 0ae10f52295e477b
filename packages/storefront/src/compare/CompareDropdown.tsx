import type { CompareView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { compareTexts } from '@vitrine/texts';
import { useDigits, useTexts } from '../shop/useTexts.ts';

/** The header's list of what is compared, by category. */
export function CompareDropdown({ compare }: { compare: CompareView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(compareTexts);
  const digits = useDigits();
  return (
    <div className="wd-dropdown wd-dropdown-compare">
      {compare.tables.length === 0 ? (
        <p>{t('nothingYet')}</p>
      ) : (
        <ul>
          {compare.tables.map(({ categoryId, category, products }) => (
            <li key={categoryId}>
              <a href={`${links.compare}#compare-category-${categoryId}`} data-category-id={categoryId}>
                {category || t('compared')} <span className="count">{digits(products.length)}</span>
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
