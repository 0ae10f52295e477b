import type { FrameView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { asButton } from '../html/wireRoles.ts';

/** The owner's word to everyone. A script shows it until it is put away; style shows it where there is no script. */
export function StoreNotice({ notice }: { notice: FrameView['storeNotice'] }): ReactElement | null {
  if (!notice) return null;
  return (
    <aside
      className="woocommerce-store-notice demo_store"
      data-notice-id={notice.id}
      aria-label="Store notice"
    >
      <Html as="span" html={notice.html} />{' '}
      <a {...asButton} href="#dismiss" className="woocommerce-store-notice__dismiss-link">
        Dismiss
      </a>
    </aside>
  );
}
