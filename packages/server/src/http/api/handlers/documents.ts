import { can, type Right } from '../../../accounts/roles.ts';
import { duplicateDocument } from '../../../documents/duplicateDocument.ts';
import { exportDocument, importDocument } from '../../../documents/documentFiles.ts';
import {
  deleteDocument,
  listDocumentRevisions,
  readDocumentRevision,
  restoreDocumentRevision,
  trashDocument,
} from '../../../documents/documentRevisions.ts';
import { findDocument, listDocuments, readConditions } from '../../../documents/findDocument.ts';
import { type SavedDocument, saveDocument } from '../../../documents/saveDocument.ts';
import type { Shop } from '../../../Shop.ts';
import { checkPageDocument } from '../../../documents/checkPageDocument.ts';
import { drawPreview } from '../../documents/drawPreview.ts';
import { findDocumentUses } from '../../documents/findUses.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, invalid, made, missing, plain, shown, unsaved } from '../answer/Outcome.ts';
import { given } from '../given.ts';
import { expectedVersion } from '../request/expected.ts';
import { slicePage } from '../slicePage.ts';
import { documentText, exportOutcome, revisionViews, shelfItem, shelfRowView } from '../views/shelfViews.ts';

const read = async (shop: Shop, id: number) => {
  const found = await findDocument(shop, id);
  return found && shelfItem(found);
};

const madeDocument = async (shop: Shop, saved: SavedDocument) =>
  saved.ok ? made(await read(shop, saved.document.id), `/documents/${saved.document.id}`) : unsaved(saved);

const changedDocument = async (shop: Shop, id: number, saved: SavedDocument) =>
  saved.ok ? shown(await read(shop, id)) : unsaved(saved, () => read(shop, id));

export const documentHandlers = {
  async listDocuments({ shop, query: { page, perPage, ...filter } }) {
    const part = { ...given(filter), limit: perPage, offset: (page - 1) * perPage };
    const { documents, total } = await listDocuments(shop, part);
    return { kind: 'list', items: documents.map(shelfRowView), total };
  },
  async createDocument({ shop, user, body }) {
    const document = { ...body, document: documentText(body.document) };
    return madeDocument(shop, await saveDocument(shop, document, { authorId: user.id }));
  },
  readDocument: async ({ shop, params }) => shown(await read(shop, params.id)),
  async updateDocument({ shop, user, params: { id }, body, expected }) {
    const now = await findDocument(shop, id);
    if (!now) return missing();
    const { document, ...texts } = body;
    const saved = await saveDocument(
      shop,
      {
        id,
        kind: now.kind,
        slug: now.slug,
        title: now.title,
        ...given(texts),
        document: document === undefined ? now.document : documentText(document),
      },
      // What is left out was read just now: it must not be older than what the caller has seen.
      { authorId: user.id, expectedVersion: expectedVersion(expected) ?? now.version },
    );
    return changedDocument(shop, id, saved);
  },
  async deleteDocument({ shop, params: { id }, query, expected }) {
    const remove = query.force ? deleteDocument : trashDocument;
    const gone = await remove(shop, id, expectedVersion(expected));
    return gone.ok ? done : unsaved(gone, () => read(shop, id));
  },
  async listDocumentRevisions({ shop, params: { id }, query }) {
    if (!(await findDocument(shop, id))) return missing();
    return plain(revisionViews(await listDocumentRevisions(shop, id, given(query))));
  },
  async readDocumentRevision({ shop, params: { id, version } }) {
    const document = await readDocumentRevision(shop, id, version);
    return document === null ? missing() : plain({ version, document: JSON.parse(document) as unknown });
  },
  async restoreDocumentRevision({ shop, user, params: { id, version }, expected }) {
    const by = { authorId: user.id, expectedVersion: expectedVersion(expected) };
    return changedDocument(shop, id, await restoreDocumentRevision(shop, id, version, by));
  },
  async duplicateDocument({ shop, user, params: { id } }) {
    return madeDocument(shop, await duplicateDocument(shop, id, { authorId: user.id }));
  },
  async listDocumentUses(call) {
    const found = await findDocument(call.shop, call.params.id);
    return found ? slicePage(await findDocumentUses(call, found), call.query) : missing();
  },
  async previewDocument(call) {
    const stored = await findDocument(call.shop, call.params.id);
    if (!stored) return missing();
    const document = documentText(call.body.document);
    const checked = checkPageDocument(stored.kind, document);
    if (!checked.ok) return invalid([{ field: 'document', message: checked.message }]);
    const conditions = readConditions(checked.conditions);
    const html = await drawPreview(call, { ...stored, document, conditions, status: 'publish' });
    return plain({ html, notes: call.site.documents.notes(document) });
  },
  async exportDocument({ shop, site, uploads, params: { id }, query: { format } }) {
    if (!(await findDocument(shop, id))) return missing('Template data not found');
    const { writeTemplate } = site.documents;
    const exported = await exportDocument(shop, id, { as: format, uploads, writeTemplate });
    return exportOutcome(exported, format === 'zip' ? 'zip' : 'json');
  },
  async importDocument({ shop, site, user, uploads, file, body: { kind } }) {
    const { reader, kindOf, notes } = site.documents;
    const given = { kind, name: file.name, data: await file.bytes() };
    const may = (right: Right) => can(user, right);
    const saved = await importDocument(shop, given, { uploads, authorId: user.id, reader, kindOf, may });
    if (!saved.ok) return unsaved(saved);
    const all = await Promise.all(saved.documents.map(({ id }) => findDocument(shop, id)));
    const imported = all
      .filter((each) => each !== null)
      .map(({ document, ...row }) => ({ ...shelfRowView(row), notes: notes(document) }));
    const first = await read(shop, saved.documents[0]?.id ?? 0);
    if (!first) return missing();
    const { posts, terms } = saved;
    return made(
      { ...first, value: { ...first.value, imported, posts, terms, left: saved.notes } },
      `/documents/${first.value.id}`,
    );
  },
} satisfies Partial<Handlers>;
