import { duplicateModule } from '../../../modules/duplicateModule.ts';
import { exportModule } from '../../../modules/exportModule.ts';
import { textWithoutTokens } from '../../../modules/feedTokens.ts';
import { findModule, findModuleSummary } from '../../../modules/findModule.ts';
import { importModule, importPageModules } from '../../../modules/importModule.ts';
import { listModules } from '../../../modules/listModules.ts';
import {
  deleteModule,
  listRevisions,
  readRevision,
  restoreRevision,
  trashModule,
} from '../../../modules/moduleRevisions.ts';
import { type SavedModule, saveModule } from '../../../modules/saveModule.ts';
import type { Shop } from '../../../Shop.ts';
import type { ModuleSummary } from '../../../modules/StoredModule.ts';
import { findModuleUses } from '../../documents/findUses.ts';
import type { Handlers } from '../ApiCall.ts';
import { done, made, missing, plain, shown, unsaved } from '../answer/Outcome.ts';
import { given } from '../given.ts';
import { expectedVersion } from '../request/expected.ts';
import { slicePage } from '../slicePage.ts';
import { documentText, exportOutcome, revisionViews } from '../views/shelfViews.ts';
import { written } from '../views/written.ts';

const rowOf = <Row extends ModuleSummary>(row: Row) =>
  written(row, 'createdAt', 'updatedAt', 'showFrom', 'showUntil');

const read = async (shop: Shop, id: number) => {
  const module = await findModule(shop, id);
  // A text of digits may be the alias of another.
  if (module?.id !== id) return null;
  const document = JSON.parse(textWithoutTokens(module.document)) as unknown;
  return { value: { ...rowOf(module), document }, version: module.version };
};

const isThere = async (shop: Shop, id: number) => (await findModuleSummary(shop, id))?.id === id;

const madeModule = async (shop: Shop, saved: SavedModule) =>
  saved.ok ? made(await read(shop, saved.module.id), `/modules/${saved.module.id}`) : unsaved(saved);

const changedModule = async (shop: Shop, id: number, saved: SavedModule) =>
  saved.ok ? shown(await read(shop, id)) : unsaved(saved, () => read(shop, id));

export const moduleHandlers = {
  async listModules({ shop, query: { page, perPage, ...filter } }) {
    const part = { ...given(filter), limit: perPage, offset: (page - 1) * perPage };
    const { modules, total } = await listModules(shop, part);
    return { kind: 'list', items: modules.map(rowOf), total };
  },
  async createModule({ shop, user, body }) {
    const module = { ...body, document: documentText(body.document) };
    return madeModule(shop, await saveModule(shop, module, { authorId: user.id }));
  },
  readModule: async ({ shop, params }) => shown(await read(shop, params.id)),
  async updateModule({ shop, user, params: { id }, body, expected }) {
    const now = await findModule(shop, id);
    if (now?.id !== id) return missing();
    const { document, ...texts } = body;
    const saved = await saveModule(
      shop,
      {
        id,
        alias: now.alias,
        title: now.title,
        showFrom: now.showFrom,
        showUntil: now.showUntil,
        ...given(texts),
        document: document === undefined ? now.document : documentText(document),
      },
      // What is left out was read just now: it must not be older than what the caller has seen.
      { authorId: user.id, expectedVersion: expectedVersion(expected) ?? now.version },
    );
    return changedModule(shop, id, saved);
  },
  async deleteModule({ shop, params: { id }, query, expected }) {
    const remove = query.force ? deleteModule : trashModule;
    const gone = await remove(shop, id, expectedVersion(expected));
    return gone.ok ? done : unsaved(gone, () => read(shop, id));
  },
  async listModuleRevisions({ shop, params: { id }, query }) {
    if (!(await isThere(shop, id))) return missing();
    return plain(revisionViews(await listRevisions(shop, id, given(query))));
  },
  async readModuleRevision({ shop, params: { id, version } }) {
    const document = await readRevision(shop, id, version);
    return document === null
      ? missing()
      : plain({ version, document: JSON.parse(textWithoutTokens(document)) as unknown });
  },
  async restoreModuleRevision({ shop, user, params: { id, version }, expected }) {
    if (!(await isThere(shop, id))) return missing();
    const by = { authorId: user.id, expectedVersion: expectedVersion(expected) };
    return changedModule(shop, id, await restoreRevision(shop, id, version, by));
  },
  async duplicateModule({ shop, user, params: { id } }) {
    if (!(await isThere(shop, id))) return missing();
    return madeModule(shop, await duplicateModule(shop, id, { authorId: user.id }));
  },
  async exportModule({ shop, uploads, params: { id }, query: { format } }) {
    if (!(await isThere(shop, id))) return missing();
    return exportOutcome(await exportModule(shop, id, { as: format, uploads }), format);
  },
  async listModuleUses(call) {
    const module = await findModuleSummary(call.shop, call.params.id);
    if (module?.id !== call.params.id) return missing();
    return slicePage(await findModuleUses(call, module), call.query);
  },
  async importPageModules({ shop, user, body: { html } }) {
    const saved = await importPageModules(shop, html, user.id);
    if (!saved.ok) return unsaved(saved);
    return plain({ items: saved.modules.map(rowOf), left: saved.left });
  },
  async importModule({ shop, user, uploads, file }) {
    const data = { name: file.name, data: await file.bytes() };
    return madeModule(shop, await importModule(shop, data, { uploads, authorId: user.id }));
  },
} satisfies Partial<Handlers>;
