import { randomBytes } from 'node:crypto';
import type { ShopSettings } from '@vitrine/contract/shop';
import type { FastifyRequest } from 'fastify';
import type { StoredDocument } from '../../documents/StoredDocument.ts';

/** Names a preview that is being drawn: nobody outside can know one. */
const HEADER = 'x-vitrine-preview';
const KEY_BYTES = 24;

const underWay = new Map<string, StoredDocument>();

/** The document that a page is drawn with in the place of what is stored; null for all that visitors ask for. */
export const previewOf = ({ headers }: Pick<FastifyRequest, 'headers'>): StoredDocument | null =>
  underWay.get(String(headers[HEADER] ?? '')) ?? null;

/** Asks for something while a document is taken for another; `ask` sends the headers along. */
export async function withPreview<T>(
  document: StoredDocument,
  ask: (headers: Readonly<Record<string, string>>) => Promise<T>,
): Promise<T> {
  const key = randomBytes(KEY_BYTES).toString('base64url');
  underWay.set(key, document);
  try {
    return await ask({ [HEADER]: key });
  } finally {
    underWay.delete(key);
  }
}

/** Kinds that stand in a page by conditions; others are the page. */
const PLACED: ReadonlySet<StoredDocument['kind']> = new Set([
  'header',
  'footer',
  'single',
  'archive',
  'product',
  'search',
  'popup',
  'error-404',
]);

/** What is no part of a page takes the place of the home page; a kit that of all pages' colours. */
export function previewSettings(settings: ShopSettings, preview: StoredDocument | null): ShopSettings {
  if (!preview || PLACED.has(preview.kind)) return settings;
  const place = preview.kind === 'kit' ? 'kit' : 'home';
  return { ...settings, documents: { ...settings.documents, [place]: preview.id } };
}
