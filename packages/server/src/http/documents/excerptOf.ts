import { contentTexts } from '@vitrine/texts';
import type { ListedPost } from '../../content/listPosts.ts';
import { findDocument } from '../../documents/findDocument.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Call } from '../call/Call.ts';
import { textsFor } from '../call/textsFor.ts';
import { plainText } from '../pages/plainText.ts';

/** More is no opening: it would be the page itself. */
const OPENING_CHARACTERS = 600;

/** What lists say of a post, as HTML: its excerpt, or its document up to the place where that says that the rest is on the post’s own page. */
export async function excerptOf(call: Call, post: ListedPost): Promise<string> {
  const { excerpt, documentId, title, slug } = post;
  if (excerpt !== '' || documentId === null) return excerpt;
  const document = await findDocument(call.shop, documentId);
  const opening = document?.status === 'publish' ? call.site.documents.opening(document.document) : null;
  if (!opening) return '';
  const t = textsFor(call, contentTexts);
  const words = escapeHtml(plainText(opening.html, OPENING_CHARACTERS));
  const link = escapeHtml(opening.link || t('readOn'));
  // Several of them stand in one list, and are told apart by what they lead to.
  const rest = `<span class="screen-reader-text">: ${escapeHtml(title)}</span>`;
  return `<p>${words}</p><p><a class="more-link" href="${escapeHtml(call.links.post(slug))}#more">${link}${rest}</a></p>`;
}
