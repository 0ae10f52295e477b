import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface CompareButtonProps {
  productId: number;
  name: string;
  /** Words beside the sign; only the sign when not. */
  hasText?: boolean;
}

/** Puts a product beside others by script; the button of one that is there is a link to the tables. */
export function CompareButton({ productId, name, hasText = false }: CompareButtonProps): ReactElement | null {
  const { links, keepsByScript } = useShop();
  const t = useTexts(productTexts);
  // Without its script it would lead to tables that the product is not in.
  if (!keepsByScript) return null;
  const style = `wd-style-${hasText ? 'text' : 'icon'}`;
  return (
    <div className={`wd-compare-btn product-compare-button wd-action-btn ${style} wd-compare-icon`}>
      <a href={links.compare} data-id={productId} data-added-text={t('compareProducts')} rel="nofollow">
        <Icon name="compare" />
        <span className={hasText ? undefined : 'screen-reader-text'}>{t('compare')}</span>
        <span className="screen-reader-text">: {name}</span>
      </a>
    </div>
  );
}
