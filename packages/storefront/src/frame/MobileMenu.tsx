import type { CategoryView, FrameView, MenuItemView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { MenuList } from './MainMenu.tsx';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The menu on narrow pages. It opens and closes by itself; a script makes a panel beside the page of it. */
export function MobileMenu({ frame }: { frame: FrameView }): ReactElement {
  const { header, menu, path, categories } = frame;
  const list = `wd-nav wd-nav-mobile wd-layout-${header.mobileLayout} wd-drilldown-slide`;
  const t = useTexts(frameTexts);
  return (
    <details className="menu-details">
      <summary>
        <Icon name="menu" />
        <span className="screen-reader-text">{t('menu')}</span>
      </summary>
      <div
        className={`mobile-nav wd-opener-${header.mobileOpener}`}
        data-open-text={t('openItem', { name: '{name}' })}
        data-back-text={t('backTo', { name: '{name}' })}
        data-back-pages-text={t('backToMenu')}
        data-back-categories-text={t('backToCategories')}
        data-close-text={t('close')}
      >
        {categories.length > 0 && (
          <ul className="wd-nav wd-nav-mob-tab wd-style-underline" hidden>
            <li className="mobile-tab-title" data-menu="pages">
              {t('menu')}
            </li>
            <li className="mobile-tab-title" data-menu="categories">
              {t('categories')}
            </li>
          </ul>
        )}
        <nav aria-label={t('mainMenu')}>
          <MenuList
            items={[...menu, { label: t('account'), url: frame.shop.links.account, children: [] }]}
            path={path}
            isNarrow
            className={`mobile-pages-menu ${list}`}
          />
        </nav>
        {categories.length > 0 && (
          <nav aria-label={t('categories')} hidden>
            <MenuList
              items={categories.map(categoryItem)}
              path={path}
              isNarrow
              className={`mobile-categories-menu ${list}`}
            />
          </nav>
        )}
      </div>
    </details>
  );
}

const categoryItem = ({ name, url, children }: CategoryView): MenuItemView => ({
  label: name,
  url,
  children: children.map(categoryItem),
});
