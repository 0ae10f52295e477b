import type { Call } from '../call/Call.ts';
import { takeNoticeViews } from '../words/takeNoticeViews.ts';
import { shopView } from './shopView.ts';

/** What waits to be told to a visitor, as HTML; nothing of it is told again. */
export async function takeNoticesHtml(call: Call, customerId: string | null): Promise<string> {
  const notices = await takeNoticeViews(call, customerId);
  if (notices.length === 0) return '';
  return call.site.renderFragment({ name: 'notices', shop: shopView(call), content: notices });
}
