import type { Call } from '../../call/Call.ts';
import { withoutShop } from '../frameFor.ts';
import type { PageResult } from '../PageResult.ts';
import { showPage } from '../showPage.ts';
import { contentTexts } from '@vitrine/texts';
import { textsFor } from '../../call/textsFor.ts';

/** In place of every page of a shop that is not open yet. It names nothing that is for sale. */
export async function comingSoonPage(call: Call): Promise<PageResult> {
  const { title, tagline } = call.settings.site;
  const t = textsFor(call, contentTexts);
  const text = tagline || t('gettingReady');
  const action = { label: t('logIn'), url: call.links.account };
  const content = { title: t('opensSoon', { site: title }), text, action };
  const shown = await showPage(call, 'message', content, { title });
  if (shown?.kind !== 'page') return shown;
  return { ...shown, page: { ...shown.page, frame: withoutShop(shown.page.frame) } };
}
