import { invalidField, type Saved } from '../input/Saved.ts';
import type { Shop } from '../Shop.ts';
import { checkPageDocument } from './checkPageDocument.ts';
import { readConditions } from './findDocument.ts';
import { checkTexts, oneLine } from './shelf/checkTexts.ts';
import type { SavedBy, Status } from './shelf/ShelfRow.ts';
import { saveOnShelf } from './shelf/saveOnShelf.ts';
import { documentShelf } from './shelf/Shelf.ts';
import type { DocumentKind } from '@vitrine/contract/api';
import type { DocumentSummary } from './StoredDocument.ts';

export interface DocumentToSave {
  /** The document that is changed (its kind and slug may change too); none: a new one. */
  readonly id?: number | undefined;
  readonly kind: DocumentKind;
  readonly slug: string;
  /** Default: what it says itself, else the slug. */
  readonly title?: string | undefined;
  /** JSON, kept as it is. */
  readonly document: string;
  readonly status?: Status | undefined;
  /** Kept with the revision. */
  readonly note?: string | undefined;
}

export type SavedDocument = Saved<{ readonly document: DocumentSummary }>;

/** Every save is a revision. With `expectedVersion`, it is refused when somebody else was faster. */
export async function saveDocument(
  shop: Shop,
  { kind, slug, ...item }: DocumentToSave,
  by: SavedBy,
): Promise<SavedDocument> {
  const wrong = checkTexts('slug', slug, item);
  if (wrong) return wrong;
  const checked = checkPageDocument(kind, item.document);
  if (!checked.ok) return invalidField('document', checked.message);
  const title = item.title ?? (oneLine(checked.title) || slug);
  const saved = await saveOnShelf(
    shop,
    documentShelf,
    {
      ...item,
      title,
      name: { kind, slug },
      nameField: 'slug',
      more: { conditions: checked.conditions },
    },
    by,
  );
  const conditions = readConditions(checked.conditions);
  return saved.ok ? { ok: true, document: { ...saved.row, kind, slug, conditions } } : saved;
}
