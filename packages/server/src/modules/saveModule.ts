import type { JsonObject } from '@vitrine/model';
import { invalidField, notFound, type Saved } from '../input/Saved.ts';
import { checkTexts, oneLine } from '../documents/shelf/checkTexts.ts';
import type { SavedBy, Status } from '../documents/shelf/ShelfRow.ts';
import { saveOnShelf } from '../documents/shelf/saveOnShelf.ts';
import { moduleShelf } from '../documents/shelf/Shelf.ts';
import type { Shop } from '../Shop.ts';
import { checkModuleDocument } from './checkModuleDocument.ts';
import { withTokensOf } from './feedTokens.ts';
import { findModule, findModuleSummary } from './findModule.ts';
import { replyOf } from './replyOf.ts';
import type { ModuleSummary } from './StoredModule.ts';

export interface ModuleToSave {
  /** The module that is changed (its alias may change too); none: a new one. */
  readonly id?: number | undefined;
  readonly alias: string;
  /** Default: what its settings say, else the alias. */
  readonly title?: string | undefined;
  /** JSON, kept as it is. */
  readonly document: string;
  readonly status?: Status | undefined;
  /** Left as it is when there is none; null: always. */
  readonly showFrom?: number | null | undefined;
  readonly showUntil?: number | null | undefined;
  /** Kept with the revision. */
  readonly note?: string | undefined;
}

export type SavedModule = Saved<{ readonly module: ModuleSummary }>;

/** Every save is a revision. With `expectedVersion`, it is refused when somebody else was faster. */
export async function saveModule(shop: Shop, module: ModuleToSave, by: SavedBy): Promise<SavedModule> {
  const wrong = checkTexts('alias', module.alias, module);
  if (wrong) return wrong;
  const checked = checkModuleDocument(module.document);
  if (!checked.ok) return invalidField('document', checked.message);
  const { id, alias, status, note, showFrom, showUntil } = module;
  if (typeof showFrom === 'number' && typeof showUntil === 'number' && showUntil <= showFrom)
    return invalidField('showUntil', 'Must be later than the moment from which it is shown.');
  const document = await withOwnTokens(shop, module, checked.document);
  const saved = await saveOnShelf(
    shop,
    moduleShelf,
    {
      id,
      document,
      status,
      note,
      title: module.title ?? (oneLine(checked.title) || alias),
      name: { alias },
      nameField: 'alias',
      more: {
        reply: replyOf(checked.document),
        ...(showFrom !== undefined && { show_from: showFrom }),
        ...(showUntil !== undefined && { show_until: showUntil }),
      },
    },
    by,
  );
  if (!saved.ok) return saved;
  const row = await findModuleSummary(shop, saved.row.id);
  return row ? { ok: true, module: row } : notFound('It is not there any more.');
}

/** The text to keep: as it was given, but for tokens of the module's feed that whoever edited it was not shown. */
async function withOwnTokens(
  shop: Shop,
  { id, document }: ModuleToSave,
  parsed: JsonObject,
): Promise<string> {
  const earlier = id === undefined ? null : await findModule(shop, id);
  if (!earlier) return document;
  const whole = withTokensOf(parsed, JSON.parse(earlier.document) as JsonObject);
  return whole ? JSON.stringify(whole) : document;
}
