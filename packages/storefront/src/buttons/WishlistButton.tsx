import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { withFields } from './withFields.ts';

interface WishlistButtonProps {
  productId: number;
  name: string;
  /** Words beside the heart; only the heart when not. */
  hasText?: boolean;
}

/** Puts a product on the wishlist where it stands; without a script its address does the same, and leads to the list. */
export function WishlistButton({ productId, name, hasText = false }: WishlistButtonProps): ReactElement {
  const { links, wishlistKey } = useShop();
  const t = useTexts(productTexts);
  const fields = { wishlist_action: 'add', product_id: productId, key: wishlistKey };
  return (
    <div className={`wd-wishlist-btn wd-action-btn wd-style-${hasText ? 'text' : 'icon'} wd-wishlist-icon`}>
      <a
        href={withFields(links.wishlist, fields)}
        data-key={wishlistKey}
        data-product-id={productId}
        data-added-text={t('browseWishlist')}
        rel="nofollow"
      >
        <Icon name="heart" />
        <span className={hasText ? undefined : 'screen-reader-text'}>{t('addToWishlist')}</span>
        <span className="screen-reader-text">: {name}</span>
      </a>
    </div>
  );
}
