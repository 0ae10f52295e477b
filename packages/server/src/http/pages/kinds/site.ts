import type { Call } from '../../call/Call.ts';
import type { FindSitePage } from '../../ServerContext.ts';
import type { PageResult } from '../PageResult.ts';
import { showPage } from '../showPage.ts';

/** A page that the site itself has. */
export async function sitePage(call: Call, find: FindSitePage, path: readonly string[]): Promise<PageResult> {
  const found = await find(path, call.settings.site.language);
  if (!found) return null;
  const { title, description, headHtml, html, tags } = found;
  const canonical = `${call.origin}${found.path}`;
  return showPage(call, 'site', { html }, { title, description, canonical, headHtml, isShared: true, tags });
}
