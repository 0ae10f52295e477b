import type { FrameView, MenuItemView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** The site's menu on wide pages; lists below an item open when it is pointed at or holds the focus. */
export function MainMenu({ frame }: { frame: FrameView }): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <nav className="wd-header-nav wd-header-main-nav" aria-label={t('mainMenu')}>
      <MenuList items={frame.menu} path={frame.path} className="menu wd-nav wd-nav-main" />
    </nav>
  );
}

interface MenuListProps {
  items: readonly MenuItemView[];
  path: string;
  className: string;
}

export function MenuList({ items, path, className }: MenuListProps): ReactElement {
  return (
    <ul className={className}>
      {items.map(({ label, url, children }) => (
        <li
          key={label + url}
          className={children.length > 0 ? 'menu-item menu-item-has-children' : 'menu-item'}
        >
          <a href={url} aria-current={url === path ? 'page' : undefined}>
            {label}
          </a>
          {children.length > 0 && <MenuList items={children} path={path} className="sub-menu" />}
        </li>
      ))}
    </ul>
  );
}
