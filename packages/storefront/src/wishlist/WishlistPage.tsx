import type { WishlistView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { WishlistContent } from './WishlistContent.tsx';

export function WishlistPage({ content }: { content: WishlistView }): ReactElement {
  const { links } = useShop();
  return (
    <div className="wrap">
      <h1>Wishlist</h1>
      {content.isGuest && (
        <p className="page-note">
          This list is kept in this browser for seven days. <a href={links.account}>Log in</a> to keep it with
          your account.
        </p>
      )}
      <WishlistContent wishlist={content} />
    </div>
  );
}
