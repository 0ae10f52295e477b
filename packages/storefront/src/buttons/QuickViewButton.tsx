import { productTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';

interface QuickViewButtonProps {
  productId: number;
  name: string;
  url: string;
}

/** Shows a product above its list by script; where that fails it leads to the product's page. */
export function QuickViewButton({ productId, name, url }: QuickViewButtonProps): ReactElement | null {
  const t = useTexts(productTexts);
  // Without its script it would be the card's link once more.
  if (!useShop().keepsByScript) return null;
  return (
    <div className="quick-view wd-action-btn wd-style-icon wd-quick-view-icon">
      <a className="open-quick-view" href={url} data-id={productId} aria-haspopup="dialog" rel="nofollow">
        <Icon name="eye" />
        <span className="screen-reader-text">
          {t('quickView')}: {name}
        </span>
      </a>
    </div>
  );
}
