import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { MenuList } from './MainMenu.tsx';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The menu on narrow pages: opens and closes by itself, without a script. */
export function MobileMenu({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  const t = useTexts(frameTexts);
  return (
    <details className="menu-details">
      <summary>
        <Icon name="menu" />
        <span className="screen-reader-text">{t('menu')}</span>
      </summary>
      <nav aria-label={t('mainMenu')}>
        <MenuList items={frame.menu} path={frame.path} className="wd-nav wd-nav-mobile mobile-pages-menu" />
        <MenuList
          items={[{ label: t('account'), url: links.account, children: [] }]}
          path={frame.path}
          className="wd-nav wd-nav-mobile"
        />
      </nav>
    </details>
  );
}
