import type { ShopSettings } from '@vitrine/contract/shop';
import { findPostsNaming, findPostsWith } from '../../content/findPostUses.ts';
import { findDocumentsHolding } from '../../documents/findDocumentsHolding.ts';
import type { DocumentSummary, StoredDocument } from '../../documents/StoredDocument.ts';
import { findModulesNaming } from '../../modules/findModulesNaming.ts';
import type { ModuleSummary } from '../../modules/StoredModule.ts';
import { oldAliases } from '../../renames/renamedModules.ts';
import type { Call } from '../call/Call.ts';
import type { DrawnPageDocument } from '../ServerContext.ts';
import { popupsIn } from './popupsIn.ts';

export interface Use {
  readonly kind: 'page' | 'post' | 'document' | 'module' | 'setting';
  /** Of a setting: 0. */
  readonly id: number;
  /** Of a setting: its section and field. */
  readonly name: string;
}

/** What shows a module, by its alias or one that it had before. */
export async function findModuleUses(
  call: Call,
  { id, alias }: Pick<ModuleSummary, 'id' | 'alias'>,
): Promise<readonly Use[]> {
  const { shop, settings } = call;
  const aliases = [alias, ...(await oldAliases(shop, id))];
  const written = aliases.map((each) => JSON.stringify(each).slice(1, -1));
  const documents = await documentsWhere(call, written, ({ parts }) =>
    parts.some((part) => part.name === 'module' && aliases.includes(String(part.settings['alias'] ?? ''))),
  );
  const modules = (await findModulesNaming(shop, aliases)).filter((each) => each.id !== id);
  return [
    ...(aliases.includes(settings.home.module) ? [setting('home.module')] : []),
    ...(await findPostsNaming(shop, aliases)),
    ...documents,
    ...modules.map((each) => ({ kind: 'module' as const, id: each.id, name: each.title || each.alias })),
  ];
}

/** What shows a document, beside where its conditions put it. */
export async function findDocumentUses(
  call: Call,
  { id, kind }: Pick<DocumentSummary, 'id' | 'kind'>,
): Promise<readonly Use[]> {
  const named = Object.entries(call.settings.documents) as [keyof ShopSettings['documents'], number][];
  // Links that open a pop-up name it within what is encoded.
  const documents = await documentsWhere(
    call,
    [kind === 'popup' ? 'popup' : String(id)],
    ({ parts, html }) =>
      parts.some((part) => part.name === 'document' && Number(part.settings['id']) === id) ||
      popupsIn(html).includes(id),
  );
  return [
    ...named.flatMap(([field, value]) => (value === id ? [setting(`documents.${field}`)] : [])),
    ...(await findPostsWith(call.shop, id)),
    ...documents.filter((each) => each.id !== id),
  ];
}

const setting = (name: string): Use => ({ kind: 'setting', id: 0, name });

/** By what they are drawn with: only the site knows what its widgets and shortcodes mean. */
async function documentsWhere(
  call: Call,
  texts: readonly string[],
  isMeant: (drawn: DrawnPageDocument) => boolean,
): Promise<readonly Use[]> {
  const candidates = await findDocumentsHolding(call.shop, texts);
  return candidates
    .filter((document) => {
      const drawn = drawBare(call, document);
      return drawn !== null && isMeant(drawn);
    })
    .map(({ id, title, slug }) => ({ kind: 'document', id, name: title || slug }));
}

const drawBare = ({ site, settings, shop }: Call, { document, id, kind }: StoredDocument) =>
  site.documents.render(document, {
    id,
    kind,
    role: kind === 'popup' ? 'popup' : 'part',
    kit: null,
    language: settings.site.language,
    nowMs: shop.now(),
    timeZone: settings.site.timeZone,
    links: {},
    values: {},
  });
