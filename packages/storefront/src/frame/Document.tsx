import type { FrameView, PageKind } from '@vitrine/contract/shop';
import type { ReactElement, ReactNode } from 'react';
import { Html } from '../html/Html.tsx';
import { scriptJson } from '../html/scriptJson.ts';
import { AddedPopup } from './AddedPopup.tsx';
import { CartPanel } from './CartPanel.tsx';
import { LoginPanel } from './LoginPanel.tsx';
import { ComingSoonBanner } from './ComingSoonBanner.tsx';
import { Footer } from './Footer.tsx';
import { globalsScript } from './globalsScript.ts';
import { Header } from './Header.tsx';
import { HeaderBanner } from './HeaderBanner.tsx';
import { StoreNotice } from './StoreNotice.tsx';
import { hasToolbar, Toolbar } from './Toolbar.tsx';
import { THEME_COLOURS } from './themeColours.ts';
import { frameTexts, tagOf } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface DocumentProps {
  frame: FrameView;
  kind: PageKind;
  children: ReactNode;
}

/** A whole page around its main part. */
export function Document({ frame, kind, children }: DocumentProps): ReactElement {
  const { shop, direction, assets, documents } = frame;
  const t = useTexts(frameTexts);
  return (
    <html lang={tagOf(shop.language)} dir={direction}>
      <Head frame={frame} />
      <body
        className={bodyClasses(kind, frame)}
        data-item={frame.item && `${frame.item.kind}/${frame.item.id}`}
      >
        {/* A script takes it away, and should it not come, the style sheet does. */}
        {frame.parts.preloader && assets.scripts.length > 0 && (
          <div className="wd-preloader" aria-hidden="true" />
        )}
        <a className="skip" href="#main">
          {t('skip')}
        </a>
        <StoreNotice notice={frame.storeNotice} isLive={assets.scripts.length > 0} />
        {!frame.isClosed && <HeaderBanner banner={frame.banner} isLive={assets.scripts.length > 0} />}
        {documents?.isAlone !== true && <DocumentHeader frame={frame} />}
        <main id="main" tabIndex={-1}>
          {children}
        </main>
        {documents?.isAlone !== true && <DocumentFooter frame={frame} />}
        <Toolbar frame={frame} />
        <ComingSoonBanner banner={frame.comingSoon} />
        {documents?.popupsHtml && !frame.isClosed && <Html html={documents.popupsHtml} />}
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

/** A document in the header's place, or the shop's own. A shop that is closed shows its own. */
const DocumentHeader = ({ frame }: { frame: FrameView }): ReactElement =>
  frame.documents?.headerHtml && !frame.isClosed ? (
    <Html
      // The shop's own is one already, and so may be the document's.
      as={/<header\b|<!--shop-header-->/.test(frame.documents.headerHtml) ? 'div' : 'header'}
      html={frame.documents.headerHtml}
    />
  ) : (
    <Header frame={frame} />
  );

const DocumentFooter = ({ frame }: { frame: FrameView }): ReactElement =>
  frame.documents?.footerHtml && !frame.isClosed ? (
    <Html
      as={/<footer\b|<!--shop-footer-->/.test(frame.documents.footerHtml) ? 'div' : 'footer'}
      className="document-footer"
      html={frame.documents.footerHtml}
    />
  ) : (
    <Footer frame={frame} />
  );

/** What only a script brings out. */
function BesideThePage({ frame }: { frame: FrameView }): ReactElement {
  return (
    <>
      <CartPanel />
      {frame.parts.addedPopup && <AddedPopup />}
      {!frame.isLoggedIn && <LoginPanel frame={frame} />}
    </>
  );
}

function Head({ frame }: { frame: FrameView }): ReactElement {
  const { pageTitle, siteTitle, description, canonical, isUnlisted, jsonLd, feeds, assets } = frame;
  return (
    <head>
      <meta charSet="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>{pageTitle && pageTitle !== siteTitle ? `${pageTitle} · ${siteTitle}` : siteTitle}</title>
      {description && <meta name="description" content={description} />}
      <meta name="color-scheme" content="light dark" />
      {canonical && <link rel="canonical" href={canonical} />}
      {frame.previousPage && <link rel="prev" href={frame.previousPage} />}
      {frame.nextPage && <link rel="next" href={frame.nextPage} />}
      {(!canonical || isUnlisted) && <meta name="robots" content="noindex, follow" />}
      <PassedOn frame={frame} />
      {feeds.map(({ label, url }) => (
        <link key={url} rel="alternate" type="application/rss+xml" title={label} href={url} />
      ))}
      {assets.icon && <link rel="icon" href={assets.icon} />}
      {assets.touchIcon && <link rel="apple-touch-icon" href={assets.touchIcon} />}
      {assets.manifest && <link rel="manifest" href={assets.manifest} />}
      <meta name="theme-color" content={THEME_COLOURS.light} />
      <meta name="theme-color" content={THEME_COLOURS.dark} media="(prefers-color-scheme: dark)" />
      {assets.styles.map((url) => (
        <link key={url} rel="stylesheet" href={url} />
      ))}
      {jsonLd !== undefined && (
        <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: scriptJson(jsonLd) }} />
      )}
    </head>
  );
}

/** What others show of the page, where somebody names its address. A page without one of its own is not to be passed on. */
function PassedOn({ frame }: { frame: FrameView }): ReactElement | null {
  const { pageTitle, siteTitle, description, canonical, card, shop } = frame;
  if (!canonical) return null;
  const { image } = card;
  return (
    <>
      <meta property="og:type" content={card.type} />
      <meta property="og:site_name" content={siteTitle} />
      <meta property="og:title" content={pageTitle || siteTitle} />
      {description && <meta property="og:description" content={description} />}
      <meta property="og:url" content={canonical} />
      <meta property="og:locale" content={tagOf(shop.language).replace('-', '_')} />
      <meta name="twitter:card" content={image ? 'summary_large_image' : 'summary'} />
      {image && (
        <>
          <meta property="og:image" content={image.url} />
          {image.width > 0 && <meta property="og:image:width" content={String(image.width)} />}
          {image.height > 0 && <meta property="og:image:height" content={String(image.height)} />}
          {image.alt && <meta property="og:image:alt" content={image.alt} />}
        </>
      )}
    </>
  );
}

/** Scripts tell pages apart by these. */
const CLASSES: Readonly<Record<PageKind, string>> = {
  home: 'home',
  product: 'single single-product woocommerce woocommerce-page',
  list: 'archive woocommerce woocommerce-shop woocommerce-page',
  content: 'page',
  posts: 'blog',
  site: 'site-page',
  message: 'error-page',
  cart: 'woocommerce-cart woocommerce-page',
  checkout: 'woocommerce-checkout woocommerce-page',
  orderReceived: 'woocommerce-checkout woocommerce-order-received woocommerce-page',
  account: 'woocommerce-account woocommerce-page',
  wishlist: 'woocommerce wd-page-wishlist',
  compare: 'woocommerce wd-page-compare',
};

export function bodyClasses(kind: PageKind, frame: FrameView): string {
  const names = [CLASSES[kind]];
  if (frame.isLoggedIn) names.push('logged-in');
  if (frame.direction === 'rtl') names.push('rtl');
  // It comes last, and the page leaves room for it from the first.
  if (hasToolbar(frame)) names.push('with-toolbar');
  if (frame.documents?.bodyClasses) names.push(frame.documents.bodyClasses);
  return names.join(' ');
}
