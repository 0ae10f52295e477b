import { findDocument } from '../../documents/findDocument.ts';
import type { PageTag } from '../../pageVersions/PageTag.ts';
import type { Call } from '../call/Call.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { DocumentPlace, DrawnPageDocument } from '../ServerContext.ts';
import { fillParts } from './fillParts.ts';

/** A page document, ready to stand in a page. */
export interface ShownDocument
  extends Pick<DrawnPageDocument, 'bodyClasses' | 'hasTitle' | 'isAlone' | 'needsScript' | 'config'> {
  readonly html: string;
  /** For the head: fonts, and styles of this document alone. */
  readonly headHtml: string;
  readonly tags: readonly PageTag[];
}

/** The published document of an id; null: there is none, and the page shows what it would show without. */
export async function drawDocument(
  call: Call,
  id: number | null,
  place?: DocumentPlace,
): Promise<ShownDocument | null> {
  const found = id === null || id === 0 ? null : await findDocument(call.shop, id);
  if (!found || found.status !== 'publish') return null;
  const { site, language, title } = { ...call.settings.site, site: call.site };
  const drawn = site.documents.render(found.document, {
    id: found.id,
    title: found.title,
    kit: await kitOf(call),
    language,
    ...(place && { place }),
    values: { 'site-title': title, 'site-tagline': call.settings.site.tagline, 'site-url': call.links.home },
  });
  if (!drawn) return null;
  const filled = await fillParts(call, drawn.html, drawn.parts, String(found.id));
  return {
    ...drawn,
    html: filled.html,
    headHtml: headOf(call, drawn),
    tags: ['documents', ...filled.tags],
  };
}

async function kitOf({
  shop,
  settings,
}: Call): Promise<{ readonly id: number; readonly document: string } | null> {
  const kit = settings.documents.kit === 0 ? null : await findDocument(shop, settings.documents.kit);
  return kit && kit.kind === 'kit' && kit.status === 'publish' ? kit : null;
}

const headOf = ({ fontPreloads }: Call, { fonts, css }: DrawnPageDocument): string =>
  [
    fontPreloads(fonts),
    ...fonts.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
    `<style>${css}</style>`,
  ].join('');
