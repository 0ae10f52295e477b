import type { BannerView } from '@vitrine/contract/shop';
import { frameTexts } from '@vitrine/texts';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { Icon } from '../icon/Icon.tsx';
import { useTexts } from '../shop/useTexts.ts';
import { bannerScript } from './inlineScripts.ts';
import { Whole } from './Whole.tsx';

interface HeaderBannerProps {
  banner: BannerView | null;
  /** A script can close it. */
  isLive: boolean;
}

/** The line above the header. Pages are the same for everybody: whoever has closed it is known in the browser alone. */
export function HeaderBanner({ banner, isLive }: HeaderBannerProps): ReactElement | null {
  const t = useTexts(frameTexts);
  if (!banner) return null;
  const canClose = isLive && banner.canClose;
  return (
    <aside className="header-banner only-whole" aria-label={t('banner')} data-version={banner.version}>
      <Html className="wrap header-banner-text" dir="auto" html={banner.html} />
      {canClose && (
        <button type="button" className="close-header-banner">
          <Icon name="cross" />
          <span className="screen-reader-text">{t('closeBanner')}</span>
        </button>
      )}
      {canClose && <script dangerouslySetInnerHTML={{ __html: bannerScript(banner) }} />}
      <Whole />
    </aside>
  );
}
