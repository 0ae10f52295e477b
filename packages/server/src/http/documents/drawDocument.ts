import { findDocument } from '../../documents/findDocument.ts';
import type { StoredDocument } from '../../documents/StoredDocument.ts';
import { escapeHtml } from '../../html/escapeHtml.ts';
import type { Call } from '../call/Call.ts';
import type { DrawnPageDocument } from '../ServerContext.ts';
import { type Drawing, drawing, type ShownDocument } from './Drawing.ts';
import { fillParts } from './fillParts.ts';
import { linksIn } from './linksIn.ts';

/** The published document of an id; null: there is none, and the page shows what it would show without. */
export async function drawDocument(
  call: Call,
  id: number | null,
  way: Drawing = drawing('page'),
): Promise<ShownDocument | null> {
  const found = id === null || id === 0 ? null : await documentOf(call, id);
  return found?.status === 'publish' ? drawFound(call, found, way) : null;
}

const documentOf = async ({ shop, preview }: Call, id: number): Promise<StoredDocument | null> =>
  preview?.id === id ? preview : findDocument(shop, id);

async function drawFound(call: Call, found: StoredDocument, way: Drawing): Promise<ShownDocument | null> {
  const { language, title, tagline } = call.settings.site;
  const drawn = call.site.documents.render(found.document, {
    id: found.id,
    kind: found.kind,
    role: way.role,
    kit: await kitOf(call),
    language,
    nowMs: call.shop.now(),
    timeZone: call.settings.site.timeZone,
    links: await linksIn(call, found.document),
    values: {
      'page-title': found.title,
      'post-title': found.title,
      'site-title': title,
      'site-tagline': tagline,
      'site-url': call.links.home,
      ...way.values,
    },
  });
  if (!drawn) return null;
  const inside: Drawing = { ...way, role: 'part', within: [...way.within, found.id] };
  const filled = await fillParts(call, drawn, {
    ...inside,
    drawWithin: (within) => drawWithin(call, within, inside),
  });
  return {
    ...drawn,
    html: filled.html,
    head: [...headOf(call, drawn), ...filled.head],
    needsScript: drawn.needsScript || filled.needsScript,
    needsEntrances: drawn.needsEntrances || filled.needsEntrances,
    tags: ['documents', ...filled.tags],
  };
}

/** A document within another. One that would stand in itself is left out, and so are more than one page can be drawn with. */
async function drawWithin(call: Call, id: number, way: Drawing): Promise<ShownDocument | null> {
  if (way.within.includes(id) || way.room.left <= 0) return null;
  way.room.left--;
  return drawDocument(call, id, way);
}

/** Asked for once for all documents of a page. */
const kits = new WeakMap<Call, Promise<StoredDocument | null>>();

function kitOf(call: Call): Promise<StoredDocument | null> {
  const known = kits.get(call) ?? findKit(call);
  kits.set(call, known);
  return known;
}

async function findKit(call: Call): Promise<StoredDocument | null> {
  const { kit: id } = call.settings.documents;
  const kit = id === 0 ? null : await documentOf(call, id);
  return kit && kit.kind === 'kit' && kit.status === 'publish' ? kit : null;
}

const headOf = ({ fontPreloads }: Call, { fonts, css }: DrawnPageDocument): readonly string[] => [
  fontPreloads(fonts),
  ...fonts.map((href) => `<link rel="stylesheet" href="${escapeHtml(href)}">`),
  `<style>${css}</style>`,
];
