import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { asButton } from '../html/wireRoles.ts';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';

interface StoreNoticeProps {
  notice: FrameView['storeNotice'];
  /** A script will show it, unless the visitor has put it away. Where there is none, it simply stands there. */
  waits: boolean;
}

/** The owner's word to everyone. */
export function StoreNotice({ notice, waits }: StoreNoticeProps): ReactElement | null {
  const t = useTexts(frameTexts);
  if (!notice) return null;
  return (
    <aside
      className={`woocommerce-store-notice demo_store${waits ? ' waits' : ''}`}
      data-notice-id={notice.id}
      aria-label={t('storeNotice')}
    >
      <Html as="span" html={notice.html} />{' '}
      {waits && (
        <a {...asButton} href="#dismiss" className="woocommerce-store-notice__dismiss-link">
          {t('dismiss')}
        </a>
      )}
    </aside>
  );
}
