import type { Call } from '../../call/Call.ts';
import type { PageResult } from '../PageResult.ts';
import { showPage } from '../showPage.ts';

/** In place of every page of a shop that is not open yet. It names nothing that is for sale. */
export async function comingSoonPage(call: Call): Promise<PageResult> {
  const { title, tagline } = call.settings.site;
  const text = tagline || 'We are getting everything ready. Please come back soon.';
  const action = { label: 'Log in', url: call.links.account };
  const shown = await showPage(call, 'message', { title: `${title} opens soon`, text, action }, { title });
  if (shown?.kind !== 'page') return shown;
  const frame = { ...shown.page.frame, isClosed: true as const, menu: [], footerMenu: [], categories: [] };
  return { ...shown, page: { ...shown.page, frame } };
}
