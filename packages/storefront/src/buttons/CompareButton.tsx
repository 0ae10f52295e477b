import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { withFields } from './withFields.ts';

interface CompareButtonProps {
  productId: number;
  name: string;
  /** Words beside the sign; only the sign when not. */
  hasText?: boolean;
}

/** Puts a product beside others where it stands; without a script its address does the same, and leads to the tables. */
export function CompareButton({ productId, name, hasText = false }: CompareButtonProps): ReactElement {
  const { links } = useShop();
  const t = useTexts(productTexts);
  const style = `wd-style-${hasText ? 'text' : 'icon'}`;
  return (
    <div className={`wd-compare-btn product-compare-button wd-action-btn ${style} wd-compare-icon`}>
      <a
        href={withFields(links.compare, { compare_action: 'add', product_id: productId })}
        data-id={productId}
        data-added-text={t('compareProducts')}
        rel="nofollow"
      >
        <Icon name="compare" />
        <span className={hasText ? undefined : 'screen-reader-text'}>{t('compare')}</span>
        <span className="screen-reader-text">: {name}</span>
      </a>
    </div>
  );
}
