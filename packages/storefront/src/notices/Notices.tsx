import type { NoticeView } from '@vitrine/contract/shop';
import type { ReactElement } from 'react';
import { Html } from '../html/Html.tsx';
import { noticeTexts, translate } from '@vitrine/texts';
import { useShop } from '../shop/ShopContext.ts';

/** What the shop's rules say in English is told in the shop's language. Errors as one list, then what went well and what is worth knowing. */
export function Notices({ notices }: { notices: readonly NoticeView[] }): ReactElement {
  const { language } = useShop();
  const told = notices.map((notice) => ({ ...notice, html: translate(noticeTexts, notice.html, language) }));
  const errors = told.filter(({ kind }) => kind === 'error');
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
      {told.map((notice, index) => (
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
