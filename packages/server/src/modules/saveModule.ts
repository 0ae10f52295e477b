import { invalidField, type Saved } from '../catalogue/Saved.ts';
import { checkTexts, oneLine } from '../documents/shelf/checkTexts.ts';
import type { SavedBy, Status } from '../documents/shelf/Saved.ts';
import { saveOnShelf } from '../documents/shelf/saveOnShelf.ts';
import { moduleShelf } from '../documents/shelf/Shelf.ts';
import type { Shop } from '../Shop.ts';
import { checkModuleDocument } from './checkModuleDocument.ts';
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
  const { id, alias, document, status, note } = module;
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
      more: { reply: replyOf(checked.document) },
    },
    by,
  );
  return saved.ok ? { ok: true, module: { ...saved.row, alias } } : saved;
}
