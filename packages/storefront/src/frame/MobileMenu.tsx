import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { MenuList } from './MainMenu.tsx';

/** The menu on narrow pages: opens and closes by itself, without a script. */
export function MobileMenu({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  return (
    <details className="menu-details">
      <summary>
        <Icon name="menu" />
        <span className="screen-reader-text">Menu</span>
      </summary>
      <nav aria-label="Main">
        <MenuList items={frame.menu} path={frame.path} className="wd-nav wd-nav-mobile mobile-pages-menu" />
        <MenuList
          items={[{ label: 'My account', url: links.account, children: [] }]}
          path={frame.path}
          className="wd-nav wd-nav-mobile"
        />
      </nav>
    </details>
  );
}
