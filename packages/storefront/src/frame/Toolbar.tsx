import type { FrameView } from '@vitrine/contract/shop';
import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { useShop } from '../shop/ShopContext.ts';
import { useTexts } from '../shop/useTexts.ts';
import { AccountLink, CartLink, WishlistLink } from './HeaderTools.tsx';

export const hasToolbar = ({ parts, isClosed }: FrameView): boolean => parts.toolbar !== 'none' && !isClosed;

/** At the foot of narrow pages, within reach of a thumb. Its counters are the header's, and kept alike. */
export function Toolbar({ frame }: { frame: FrameView }): ReactElement | null {
  const { links } = useShop();
  const t = useTexts(frameTexts);
  const { counts, parts, isLoggedIn } = frame;
  if (!hasToolbar(frame)) return null;
  return (
    <nav
      className={`wd-toolbar${parts.toolbar === 'labels' ? ' wd-toolbar-label-show' : ''}`}
      aria-label={t('toolbar')}
    >
      <div className="wd-toolbar-shop wd-tools-element">
        <a href={links.shop}>
          <span className="wd-tools-icon">
            <Icon name="grid" />
          </span>
          <span className="wd-tools-text screen-reader-text">{t('shop')}</span>
        </a>
      </div>
      <WishlistLink counts={counts} />
      <CartLink counts={counts} />
      <AccountLink isLoggedIn={isLoggedIn} />
    </nav>
  );
}
