import type { CategoryView, FrameView, MenuItemView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { MenuList } from './MainMenu.tsx';

/** The menu on narrow pages. It opens and closes by itself; a script makes a panel beside the page of it. */
export function MobileMenu({ frame }: { frame: FrameView }): ReactElement {
  const { header, menu, path, categories } = frame;
  const list = `wd-nav wd-nav-mobile wd-layout-${header.mobileLayout} wd-drilldown-slide`;
  return (
    <details className="menu-details">
      <summary>
        <Icon name="menu" />
        <span className="screen-reader-text">Menu</span>
      </summary>
      <div
        className={`mobile-nav wd-opener-${header.mobileOpener}`}
        data-open-text="Open {name}"
        data-back-text="Back to {name}"
        data-back-pages-text="Back to menu"
        data-back-categories-text="Back to categories"
        data-close-text="Close"
      >
        {categories.length > 0 && (
          <ul className="wd-nav wd-nav-mob-tab wd-style-underline" hidden>
            <li className="mobile-tab-title" data-menu="pages">
              Menu
            </li>
            <li className="mobile-tab-title" data-menu="categories">
              Categories
            </li>
          </ul>
        )}
        <nav aria-label="Main">
          <MenuList
            items={[...menu, accountItem(frame)]}
            path={path}
            className={`mobile-pages-menu ${list}`}
          />
        </nav>
        {categories.length > 0 && (
          <nav aria-label="Categories" hidden>
            <MenuList
              items={categories.map(categoryItem)}
              path={path}
              className={`mobile-categories-menu ${list}`}
            />
          </nav>
        )}
      </div>
    </details>
  );
}

const accountItem = ({ shop }: FrameView): MenuItemView => ({
  label: 'My account',
  url: shop.links.account,
  children: [],
});

const categoryItem = ({ name, url, children }: CategoryView): MenuItemView => ({
  label: name,
  url,
  children: children.map(categoryItem),
});
