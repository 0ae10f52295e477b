import type { FrameView, LinkView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Brand } from './Brand.tsx';

export function Footer({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  const shop = frame.categories.map(({ name, url }) => ({ label: name, url }));
  const own = [
    { label: 'My account', url: links.account },
    { label: 'Wishlist', url: links.wishlist },
    { label: 'Compare', url: links.compare },
    { label: 'Cart', url: links.cart },
  ];
  return (
    <footer className="site-footer">
      <div className="wrap footer-columns footer-widget-collapse">
        <div className="footer-brand">
          <Brand frame={frame} />
          {frame.tagline && <p>{frame.tagline}</p>}
        </div>
        <Widget title="Shop" links={shop} />
        <Widget title="Information" links={frame.footerMenu} />
        {!frame.isClosed && <Widget title="Yours" links={own} />}
      </div>
      {/* A script shows it. */}
      {frame.assets.scripts.length > 0 && (
        <a href="#main" className="scrollToTop" aria-label="Scroll to top button" inert>
          <Icon name="up" />
        </a>
      )}
    </footer>
  );
}

function Widget({ title, links }: { title: string; links: readonly LinkView[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <div className="widget">
      <h2 className="widget-title">{title}</h2>
      <ul>
        {links.map(({ label, url }) => (
          <li key={label + url}>
            <a href={url}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
