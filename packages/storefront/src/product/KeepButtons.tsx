import type { ProductPageView } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { CompareButton } from '../buttons/CompareButton.tsx';
import { Hidden } from '../form/Hidden.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { WishlistButton } from '../buttons/WishlistButton.tsx';
import { productTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Shown where no script runs: the browser has none, or the page has none for it. */
function Unscripted({ children }: { children: ReactNode }): ReactElement {
  return useShop().keepsByScript ? <noscript>{children}</noscript> : <>{children}</>;
}

/** For later, or beside others. The buttons need a script, so forms do the same without one. */
export function KeepButtons({ product: { id, name } }: { product: ProductPageView }): ReactElement {
  const { links, wishlistKey } = useShop();
  const t = useTexts(productTexts);
  return (
    <div className="keep-buttons">
      <WishlistButton productId={id} name={name} hasText />
      <CompareButton productId={id} name={name} hasText />
      <Unscripted>
        <form method="post" action={links.wishlist}>
          <Hidden values={{ product_id: id, key: wishlistKey }} />
          <button type="submit" className="button quiet" name="wishlist_action" value="add">
            {t('addToWishlist')}
          </button>
        </form>
        <form method="post" action={links.compare}>
          <Hidden values={{ product_id: id }} />
          <button type="submit" className="button quiet" name="compare_action" value="add">
            {t('compare')}
          </button>
        </form>
      </Unscripted>
    </div>
  );
}
