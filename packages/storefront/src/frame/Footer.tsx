import type { FrameView, LinkView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Icon } from '../icon/Icon.tsx';
import { Brand } from './Brand.tsx';
import { OwnLink } from './OwnLink.tsx';
import { Whole } from './Whole.tsx';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

export function Footer({ frame }: { frame: FrameView }): ReactElement {
  const { links } = frame.shop;
  const t = useTexts(frameTexts);
  const shop = frame.categories.map(({ name, url }) => ({ label: name, url }));
  const own = [
    { label: t('account'), url: links.account },
    { label: t('wishlist'), url: links.wishlist },
    { label: t('compare'), url: links.compare },
    { label: t('cart'), url: links.cart },
  ];
  return (
    <footer className="site-footer only-whole">
      <div className="wrap footer-columns footer-widget-collapse">
        <div className="footer-brand">
          <Brand frame={frame} />
          {frame.tagline && <p>{frame.tagline}</p>}
        </div>
        <Widget title={t('shop')} links={shop} />
        <Widget title={t('information')} links={frame.footerMenu} />
        {!frame.isClosed && <Widget title={t('yours')} links={own} />}
      </div>
      {/* A script shows it. */}
      {frame.assets.scripts.length > 0 && (
        <a href="#main" className="scrollToTop" aria-label={t('scrollToTop')} inert>
          <Icon name="up" />
        </a>
      )}
      <Whole />
    </footer>
  );
}

function Widget({ title, links }: { title: string; links: readonly LinkView[] }): ReactElement | null {
  if (links.length === 0) return null;
  return (
    <div className="widget">
      <h2 className="widget-title">{title}</h2>
      <ul>
        {links.map((link) => (
          <li key={link.label + link.url}>
            <OwnLink link={link} />
          </li>
        ))}
      </ul>
    </div>
  );
}
