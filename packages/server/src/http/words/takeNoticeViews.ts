import type { NoticeView } from '@vitrine/contract/shop';
import { takeNotices } from '../../notices/notices.ts';
import type { Call } from '../call/Call.ts';
import { cartHtml, isKnown } from './cartWords.ts';

/** What waits to be told to a visitor, in words; nothing of it is told again. */
export async function takeNoticeViews(
  call: Pick<Call, 'shop' | 'settings' | 'links'>,
  customerId: string | null,
): Promise<readonly NoticeView[]> {
  if (customerId === null) return [];
  const notices = await takeNotices(call.shop, customerId);
  return notices.flatMap((notice) => {
    if (!('said' in notice)) return [notice];
    return isKnown(notice.said) ? [{ kind: notice.kind, html: cartHtml(notice.said, call) }] : [];
  });
}
