import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { asButton } from '../html/wireRoles.ts';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

/** Tells who runs the shop that nobody else sees it yet. */
export function ComingSoonBanner({ banner }: { banner: FrameView['comingSoon'] }): ReactElement | null {
  const t = useTexts(frameTexts);
  if (!banner) return null;
  return (
    <aside id="coming-soon-footer-banner" aria-label={t('comingSoonName')}>
      {t('comingSoon')}{' '}
      <a
        className="coming-soon-footer-banner-dismiss"
        {...asButton}
        href="#dismiss"
        data-rest-url={banner.restUrl}
        data-rest-nonce={banner.restNonce}
      >
        {t('dismiss')}
      </a>
    </aside>
  );
}
