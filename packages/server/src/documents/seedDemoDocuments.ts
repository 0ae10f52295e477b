import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findPostBySlug } from '../content/findPost.ts';
import { savePost } from '../content/savePost.ts';
import { inTransaction } from '../db/inTransaction.ts';
import { readSettings, writeSettings } from '../settings/readSettings.ts';
import type { Shop } from '../Shop.ts';
import { saveDocument } from './saveDocument.ts';
import { DOCUMENT_KINDS, type DocumentKind } from '@vitrine/contract/api';
import type { ShopSettings } from '@vitrine/contract/shop';
import { isObject } from '@vitrine/model';
import type { DocumentSummary } from './StoredDocument.ts';

const DONE = 'demo-documents';
/** `about.page.json`: a document by its slug and kind. */
const DOCUMENT_FILE = /^([\w-]+)\.([\w-]+)\.json$/;

/**
 * Puts the documents of a folder into the shop, once: what an owner has deleted does not come back. A page shows its document;
 * the home page, the header, the footer and the kit are those of the site. Others show where their conditions say.
 */
export function seedDemoDocuments(shop: Shop, folder: string): Promise<void> {
  return inTransaction(shop, async (inside) => {
    const isFirst = await inside.queries
      .insertInto('settings')
      .values({ name: DONE, value: 'true', updated_at: shop.now() })
      .onConflict((conflict) => conflict.column('name').doNothing())
      .returning('name')
      .executeTakeFirst();
    for (const file of isFirst ? readdirSync(folder).sort() : []) {
      const [, slug, kind] = DOCUMENT_FILE.exec(file) ?? [];
      const known = DOCUMENT_KINDS.find((each) => each === kind);
      if (slug === undefined || !known) continue;
      const document = readFileSync(join(folder, file), 'utf8');
      const saved = await saveDocument(
        inside,
        { kind: known, slug, document, note: 'Demo' },
        { authorId: null },
      );
      if (!saved.ok) throw new Error(`${file}: ${saved.errors[0]?.message}`);
      await (isHome(document)
        ? putToUse(inside, { home: saved.document.id })
        : USES[known]?.(inside, saved.document));
    }
  });
}

/** As kits mark the first page of a site. */
function isHome(document: string): boolean {
  const read: unknown = JSON.parse(document);
  return isObject(read) && read['show_on_front'] === true;
}

/** What a new document is for at once. */
const USES: Readonly<
  Partial<Record<DocumentKind, (shop: Shop, document: DocumentSummary) => Promise<unknown>>>
> = {
  async page(shop, { id, slug, title }) {
    const page = await findPostBySlug(shop, 'page', slug);
    await savePost(
      shop,
      page ? { id: page.id, documentId: id } : { type: 'page', slug, title, documentId: id },
    );
  },
  kit: (shop, { id }) => putToUse(shop, { kit: id }),
  header: (shop, { id }) => putToUse(shop, { header: id }),
  footer: (shop, { id }) => putToUse(shop, { footer: id }),
};

async function putToUse(shop: Shop, documents: Partial<ShopSettings['documents']>): Promise<void> {
  const settings = await readSettings(shop);
  await writeSettings(shop, { documents: { ...settings.documents, ...documents } });
}
