import type { FrameView, MenuItemView } from '@vitrine/contract/shop';
import { frameTexts } from '@vitrine/texts';
import type { ComponentType, ReactElement } from 'react';
import { useTexts } from '../shop/useTexts.ts';
import { Brand } from './Brand.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { CartLink } from './HeaderTools.tsx';
import { MainMenu } from './MainMenu.tsx';
import { MobileMenu } from './MobileMenu.tsx';
import { OwnLink } from './OwnLink.tsx';

interface FrameProps {
  frame: FrameView;
}

/** What documents may have of what stands around every page, by name. */
export const frameParts: Readonly<Record<string, ComponentType<FrameProps>>> = {
  header: Header,
  footer: Footer,
  logo: Brand,
  menu: Menu,
  'menu-list': ({ frame }) => <MenuList items={frame.menu} name="mainMenu" />,
  'footer-menu': ({ frame }) => <MenuList items={frame.footerMenu} name="information" />,
  cart: ({ frame }) => <CartLink counts={frame.counts} />,
};

/** In a row on wide pages, behind a button on narrow ones. */
function Menu({ frame }: FrameProps): ReactElement {
  return (
    <>
      <div className="whb-visible-lg">
        <MainMenu frame={frame} />
      </div>
      <div className="whb-hidden-lg">
        <MobileMenu frame={frame} />
      </div>
    </>
  );
}

interface MenuListProps {
  items: readonly MenuItemView[];
  name: 'mainMenu' | 'information';
}

/** One below the other. */
function MenuList({ items, name }: MenuListProps): ReactElement {
  const t = useTexts(frameTexts);
  return (
    <nav className="document-menu" aria-label={t(name)}>
      <ul>
        {items.map((item) => (
          <li key={item.label + item.url}>{item.url ? <OwnLink link={item} /> : item.label}</li>
        ))}
      </ul>
    </nav>
  );
}
