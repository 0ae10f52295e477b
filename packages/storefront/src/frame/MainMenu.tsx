import type { FrameView, LinkView, MenuItemView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { frameTexts } from '@vitrine/texts';
import { Html } from '../html/Html.tsx';
import { useTexts } from '../shop/useTexts.ts';
import { OwnLink } from './OwnLink.tsx';

/** The site's menu on wide pages; lists below an item open when it is pointed at or holds the focus. */
export function MainMenu({ frame }: { frame: FrameView }): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <nav className="wd-header-nav wd-header-main-nav" aria-label={t('mainMenu')}>
      <ul className="menu wd-nav wd-nav-main">
        {frame.menu.map((item) =>
          item.isMega && item.children.length > 0 ? (
            <MegaItem key={item.label + item.url} item={item} path={frame.path} />
          ) : (
            <MenuItem key={item.label + item.url} item={item} path={frame.path} />
          ),
        )}
      </ul>
    </nav>
  );
}

interface MenuItemProps {
  item: MenuItemView;
  path: string;
}

/** What is below it stands in columns as wide as the page, each with a heading. */
function MegaItem({ item, path }: MenuItemProps): ReactElement {
  return (
    <li className="menu-item menu-item-has-children menu-mega-dropdown">
      <MenuLink item={item} path={path} opens />
      <ul className="sub-menu mega-menu">
        {item.children.map((column) => (
          <li key={column.label + column.url} className="mega-column">
            <MenuLink item={column} path={path} />
            {column.html ? (
              <Html className="mega-html" html={column.html} />
            ) : (
              column.children.length > 0 && (
                <ul className="mega-links">
                  {column.children.map((link) => (
                    <li key={link.label + link.url}>
                      <MenuLink item={link} path={path} />
                    </li>
                  ))}
                </ul>
              )
            )}
          </li>
        ))}
      </ul>
    </li>
  );
}

interface MenuLinkProps {
  item: LinkView;
  path: string;
  /** Something is below it. */
  opens?: boolean;
}

/** An item without an address is a heading; on wide pages it is what the keyboard opens its list by. */
function MenuLink({ item, path, opens = false }: MenuLinkProps): ReactElement {
  const { label, url } = item;
  if (url === '')
    return opens ? (
      <button type="button" className="menu-heading">
        {label}
      </button>
    ) : (
      <span className="menu-heading">{label}</span>
    );
  return <OwnLink link={item} aria-current={url === path ? 'page' : undefined} />;
}

interface MenuRowProps extends MenuItemProps {
  /** Lists stand open there until a script closes them. */
  isNarrow?: boolean;
}

function MenuItem({ item, path, isNarrow = false }: MenuRowProps): ReactElement {
  const { children, html } = item;
  const hasHtml = isNarrow && html !== undefined && html !== '';
  const hasList = hasHtml || children.length > 0;
  return (
    <li className={hasList ? 'menu-item menu-item-has-children' : 'menu-item'}>
      <MenuLink item={item} path={path} opens={hasList && !isNarrow} />
      {hasHtml ? (
        <ul className="sub-menu">
          <li className="menu-html">
            <Html className="mega-html" html={html} />
          </li>
        </ul>
      ) : (
        hasList && <MenuList items={children} path={path} isNarrow={isNarrow} className="sub-menu" />
      )}
    </li>
  );
}

interface MenuListProps extends Omit<MenuRowProps, 'item'> {
  items: readonly MenuItemView[];
  className: string;
}

export function MenuList({ items, className, ...row }: MenuListProps): ReactElement {
  return (
    <ul className={className}>
      {items.map((item) => (
        <MenuItem key={item.label + item.url} item={item} {...row} />
      ))}
    </ul>
  );
}
