import type { WishlistView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { useShop } from '../shop/ShopContext.ts';
import { WishlistContent } from './WishlistContent.tsx';
import { wishlistTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { Rich } from '../html/Rich.tsx';

export function WishlistPage({ content }: { content: WishlistView }): ReactElement {
  const { links } = useShop();
  const t = useTexts(wishlistTexts);
  return (
    <div className="wrap">
      <h1>{t('title')}</h1>
      {content.isGuest && (
        <p className="page-note">
          <Rich parts={t.parts('kept', { logIn: <a href={links.account}>{t('logIn')}</a> })} />
        </p>
      )}
      <WishlistContent wishlist={content} />
    </div>
  );
}
