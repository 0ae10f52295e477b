import type { NoticeView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';

/** Errors as one list, then what went well and what is worth knowing. */
export function Notices({ notices }: { notices: readonly NoticeView[] }): ReactElement {
  const errors = notices.filter(({ kind }) => kind === 'error');
  return (
    <>
      {errors.length > 0 && (
        <div className="woocommerce-error" role="alert">
          <ul>
            {errors.map(({ html, field }, index) => (
              <Html key={index} as="li" data-id={field} html={html} />
            ))}
          </ul>
        </div>
      )}
      {notices.map((notice, index) => (
        <QuietNotice key={index} notice={notice} />
      ))}
    </>
  );
}

function QuietNotice({ notice: { kind, html } }: { notice: NoticeView }): ReactElement | null {
  if (kind === 'error') return null;
  return (
    <div
      className={kind === 'success' ? 'woocommerce-message' : 'woocommerce-info'}
      role={kind === 'success' ? 'alert' : 'status'}
    >
      <Html as="span" html={html} />
    </div>
  );
}

/** Where notices stand on every page, also when there are none: scripts put theirs in here. */
export function NoticePlace({ notices }: { notices: readonly NoticeView[] }): ReactElement {
  return (
    <div className="woocommerce-notices-wrapper">
      <Notices notices={notices} />
    </div>
  );
}
