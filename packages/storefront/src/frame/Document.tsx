import type { FrameView, PageKind } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { scriptJson } from '../html/scriptJson.ts';
import { CartPanel } from './CartPanel.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { ComingSoonBanner } from './ComingSoonBanner.tsx';
import { Footer } from './Footer.tsx';
import { globalsScript } from './globalsScript.ts';
import { Header } from './Header.tsx';
import { StoreNotice } from './StoreNotice.tsx';
import { frameTexts, tagOf } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface DocumentProps {
  frame: FrameView;
  kind: PageKind;
  children: ReactNode;
}

/** A whole page around its main part. */
export function Document({ frame, kind, children }: DocumentProps): ReactElement {
  const { shop, direction, assets, isLoggedIn } = frame;
  const t = useTexts(frameTexts);
  return (
    <html lang={tagOf(shop.language)} dir={direction}>
      <Head frame={frame} />
      <body className={bodyClasses(kind, isLoggedIn, direction)}>
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <StoreNotice notice={frame.storeNotice} waits={assets.scripts.length > 0} />
        <Header frame={frame} />
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        <Footer frame={frame} />
        <ComingSoonBanner banner={frame.comingSoon} />
        {assets.scripts.length > 0 && !frame.isClosed && <BesideThePage frame={frame} />}
        {Object.keys(assets.globals).length > 0 && (
          <script dangerouslySetInnerHTML={{ __html: globalsScript(assets.globals) }} />
        )}
        {assets.scripts.map((url) => (
          <script key={url} type="module" src={url} />
        ))}
      </body>
    </html>
  );
}

/** What only a script brings out. */
function BesideThePage({ frame }: { frame: FrameView }): ReactElement {
  return (
    <>
      <CartPanel />
      {!frame.isLoggedIn && <LoginPanel frame={frame} />}
    </>
  );
}

function Head({ frame }: { frame: FrameView }): ReactElement {
  const { pageTitle, siteTitle, description, canonical, isUnlisted, jsonLd, assets } = frame;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitle && pageTitle !== siteTitle ? `${pageTitle} · ${siteTitle}` : siteTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="color-scheme" content="light dark" />
      {canonical && <link rel="canonical" href={canonical} />}
      {(!canonical || isUnlisted) && <meta name="robots" content="noindex, follow" />}
      {assets.icon && <link rel="icon" href={assets.icon} />}
      {assets.styles.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      {jsonLd !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(jsonLd) }} />
      )}
    </head>
  );
}

/** Scripts tell pages apart by these. */
const CLASSES: Readonly<Record<PageKind, string>> = {
  product: 'single single-product woocommerce woocommerce-page',
  list: 'archive woocommerce woocommerce-shop woocommerce-page',
  content: 'page',
  posts: 'blog',
  message: 'error-page',
  cart: 'woocommerce-cart woocommerce-page',
  checkout: 'woocommerce-checkout woocommerce-page',
  orderReceived: 'woocommerce-checkout woocommerce-order-received woocommerce-page',
  account: 'woocommerce-account woocommerce-page',
  wishlist: 'woocommerce wd-page-wishlist',
  compare: 'woocommerce wd-page-compare',
};

export function bodyClasses(kind: PageKind, isLoggedIn: boolean, direction: 'ltr' | 'rtl'): string {
  return [CLASSES[kind], isLoggedIn ? 'logged-in' : '', direction === 'rtl' ? 'rtl' : '']
    .filter(Boolean)
    .join(' ');
}
