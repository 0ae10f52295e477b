import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { asButton } from '../html/wireRoles.ts';

/** Tells who runs the shop that nobody else sees it yet. */
export function ComingSoonBanner({ banner }: { banner: FrameView['comingSoon'] }): ReactElement | null {
  if (!banner) return null;
  return (
    <aside id="coming-soon-footer-banner" aria-label="Coming soon">
      This shop is in “Coming soon” mode: only you and your colleagues see it.{' '}
      <a
        className="coming-soon-footer-banner-dismiss"
        {...asButton}
        href="#dismiss"
        data-rest-url={banner.restUrl}
        data-rest-nonce={banner.restNonce}
      >
        Dismiss
      </a>
    </aside>
  );
}
