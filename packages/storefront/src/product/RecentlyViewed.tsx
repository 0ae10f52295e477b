import type { ProductCardView } from '@vitrine/contract/shop';
import { productTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { ProductRow } from '../list/ProductRow.tsx';
import { useTexts } from '../shop/useTexts.ts';

/** What a visitor has looked at before; nothing when there is nothing. */
export function RecentlyViewed({ products }: { products: readonly ProductCardView[] }): ReactElement {
  const t = useTexts(productTexts);
  return <ProductRow className="recently-viewed" title={t('recentlyViewed')} products={products} />;
}
