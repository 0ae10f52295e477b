import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface WishlistButtonProps {
  productId: number;
  name: string;
  /** Words beside the heart; only the heart when not. */
  hasText?: boolean;
}

/** Puts a product on the wishlist by script; the button of one that is there is a link to the list. */
export function WishlistButton({
  productId,
  name,
  hasText = false,
}: WishlistButtonProps): ReactElement | null {
  const { links, wishlistKey, keepsByScript } = useShop();
  const t = useTexts(productTexts);
  // Without its script it would lead to a list that the product is not on.
  if (!keepsByScript) return null;
  return (
    <div className={`wd-wishlist-btn wd-action-btn wd-style-${hasText ? 'text' : 'icon'} wd-wishlist-icon`}>
      <a
        href={links.wishlist}
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
