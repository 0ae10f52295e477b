import type { NoticeView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Notices } from './Notices.tsx';

/** Where notices stand on every page, also when there are none: scripts put theirs in here. */
export function NoticePlace({ notices }: { notices: readonly NoticeView[] }): ReactElement {
  return (
    <div className="woocommerce-notices-wrapper">
      <Notices notices={notices} />
    </div>
  );
}
