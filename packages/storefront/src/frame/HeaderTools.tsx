import type { CountsView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { CartCount } from '../cart/CartCount.tsx';
import { CartSubtotal } from '../cart/CartSubtotal.tsx';
import { CompareCount } from '../compare/CompareCount.tsx';
import { CompareDropdown } from '../compare/CompareDropdown.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { WishlistCount } from '../wishlist/WishlistCount.tsx';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface CountsProps {
  counts: CountsView | null;
}

export function AccountLink({ isLoggedIn }: { isLoggedIn: boolean }): ReactElement {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  return (
    <div className={`wd-header-my-account wd-tools-element${isLoggedIn ? '' : ' login-side-opener'}`}>
      <a href={links.account}>
        <span className="wd-tools-icon">
          <Icon name="user" />
        </span>
        <span className="wd-tools-text screen-reader-text">{t('account')}</span>
      </a>
    </div>
  );
}

export function WishlistLink({ counts }: CountsProps): ReactElement {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  return (
    <div className="wd-header-wishlist wd-tools-element wd-with-count">
      <a href={links.wishlist}>
        <span className="wd-tools-text screen-reader-text">{t('wishlist')}</span>{' '}
        <span className="wd-tools-icon">
          <Icon name="heart" />
          <WishlistCount count={counts && counts.wishlist} />
        </span>
      </a>
    </div>
  );
}

/** Of nobody yet: a script asks what this visitor compares. */
const NOTHING_COMPARED = { nonce: '', tables: [] };

export function CompareLink({
  counts,
  hasDropdown = false,
}: CountsProps & { hasDropdown?: boolean }): ReactElement {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  return (
    <div
      className={`wd-header-compare wd-tools-element wd-with-count${hasDropdown ? ' wd-with-dropdown' : ''}`}
    >
      <a href={links.compare}>
        <span className="wd-tools-text screen-reader-text">{t('compare')}</span>{' '}
        <span className="wd-tools-icon">
          <Icon name="compare" />
          <CompareCount count={counts && counts.compare} />
        </span>
      </a>
      {hasDropdown && <CompareDropdown compare={NOTHING_COMPARED} />}
    </div>
  );
}

export function CartLink({
  counts,
  hasSubtotal = false,
}: CountsProps & { hasSubtotal?: boolean }): ReactElement {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  return (
    <div className="wd-header-cart wd-tools-element cart-widget-opener">
      <a href={links.cart}>
        <span className="wd-tools-text screen-reader-text">{t('cart')}</span>{' '}
        <span className="wd-tools-icon">
          <Icon name="cart" />
          <CartCount count={counts && counts.cart} />
        </span>{' '}
        <span className={hasSubtotal ? 'wd-tools-sum' : 'screen-reader-text'}>
          <CartSubtotal subtotal={counts && counts.cartSubtotal} />
        </span>
      </a>
    </div>
  );
}
