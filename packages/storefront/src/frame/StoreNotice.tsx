import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { asButton } from '../html/wireRoles.ts';
import { frameTexts } from '@vitrine/texts';
import { useTexts } from '../shop/useTexts.ts';
import { storeNoticeScript } from './inlineScripts.ts';
import { Whole } from './Whole.tsx';

interface StoreNoticeProps {
  notice: FrameView['storeNotice'];
  /** A script can put it away. */
  isLive: boolean;
}

/** The owner's word to everyone. Who has put it away is known in the browser alone: pages are the same for everybody. */
export function StoreNotice({ notice, isLive }: StoreNoticeProps): ReactElement | null {
  const t = useTexts(frameTexts);
  if (!notice) return null;
  return (
    <aside
      className="woocommerce-store-notice demo_store only-whole"
      data-notice-id={notice.id}
      aria-label={t('storeNotice')}
    >
      <Html as="span" dir="auto" html={notice.html} />{' '}
      {isLive && (
        <a {...asButton} href="#dismiss" className="woocommerce-store-notice__dismiss-link">
          {t('dismiss')}
        </a>
      )}
      {isLive && <script dangerouslySetInnerHTML={{ __html: storeNoticeScript(notice) }} />}
      <Whole />
    </aside>
  );
}
