import { isTaken } from '../../db/retryTaken.ts';
import { conflict, invalidField, notFound, type NotSaved, type Saved } from '../../input/Saved.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { asId, type Shelf } from './Shelf.ts';
import { readRow, ROW_COLUMNS, type SavedBy, type ShelfRow, type Status } from './ShelfRow.ts';

export interface ShelfItem {
  /** None: a new one. */
  readonly id?: number | undefined;
  /** The columns that name it, and the field that is named in a refusal. */
  readonly name: { readonly [column: string]: string };
  readonly nameField: string;
  readonly document: string;
  /** Left as it is when there is none, and the first one is published. */
  readonly status?: Status | undefined;
  readonly title?: string | undefined;
  readonly note?: string | undefined;
  /** Further columns of its table. */
  readonly more?: { readonly [column: string]: string | number | null };
}

export type ShelfSaved = Saved<{ readonly row: ShelfRow }>;

/** Writes it and its revision, both or neither. */
export async function saveOnShelf(
  shop: Shop,
  shelf: Shelf,
  item: ShelfItem,
  by: SavedBy,
): Promise<ShelfSaved> {
  try {
    return await inTransaction(shop, async (inside) => {
      const written =
        item.id === undefined
          ? await insert(inside, shelf, item)
          : await update(inside, shelf, { ...item, id: item.id }, by);
      if (written.ok) await addRevision(inside, shelf, item, written.row, by);
      return written;
    });
  } catch (error) {
    // Two saves took the same name in the same moment.
    if (isTaken(error)) return taken(item);
    throw error;
  }
}

async function insert({ queries, now }: Shop, shelf: Shelf, item: ShelfItem): Promise<ShelfSaved> {
  const nowMs = now();
  const row = await queries
    .insertInto(shelf.items)
    .values({
      ...(item.name as { alias: string }),
      ...item.more,
      title: item.title ?? '',
      document: item.document,
      status: item.status ?? 'publish',
      version: 1,
      created_at: nowMs,
      updated_at: nowMs,
    })
    .onConflict((conflict) => conflict.columns(columnsOf(item)).doNothing())
    .returning(ROW_COLUMNS)
    .executeTakeFirst();
  return row ? { ok: true, row: readRow(row) } : taken(item);
}

async function update(
  shop: Shop,
  shelf: Shelf,
  item: ShelfItem & { readonly id: number },
  { expectedVersion }: SavedBy,
): Promise<ShelfSaved> {
  if (!isUpdatable(item.id, expectedVersion)) return refusalOf(shop, shelf, item.id);
  if (await isNameOfAnother(shop, shelf, item)) return taken(item);
  const row = await shop.queries
    .updateTable(shelf.items)
    .set((eb) => ({
      ...(item.name as { alias: string }),
      ...item.more,
      ...(item.title !== undefined && { title: item.title }),
      ...(item.status !== undefined && { status: item.status }),
      document: item.document,
      version: eb('version', '+', 1),
      updated_at: shop.now(),
    }))
    .where('id', '=', item.id)
    .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
    .returning(ROW_COLUMNS)
    .executeTakeFirst();
  return row ? { ok: true, row: readRow(row) } : refusalOf(shop, shelf, item.id);
}

/** Why a row was not changed: it is not there, or it is newer than expected. */
export async function refusalOf({ queries }: Shop, shelf: Shelf, id: number): Promise<NotSaved> {
  const row =
    asId(id) === null
      ? null
      : await queries.selectFrom(shelf.items).select('version').where('id', '=', id).executeTakeFirst();
  return row ? conflict(row.version) : notFound('It is not there any more.');
}

/** Numbers that a database cannot hold are nobody's. */
export const isUpdatable = (id: number, expectedVersion: number | undefined): boolean =>
  asId(id) !== null && (expectedVersion === undefined || asId(expectedVersion) !== null);

const columnsOf = ({ name }: ShelfItem): 'alias'[] => Object.keys(name) as 'alias'[];

const taken = ({ nameField, name }: ShelfItem): NotSaved =>
  invalidField(nameField, `The ${nameField} "${name[nameField] ?? ''}" is used already.`);

async function isNameOfAnother(
  { queries }: Shop,
  shelf: Shelf,
  item: ShelfItem & { readonly id: number },
): Promise<boolean> {
  let query = queries.selectFrom(shelf.items).select('id').where('id', '<>', item.id);
  for (const column of columnsOf(item)) query = query.where(column, '=', item.name[column] ?? '');
  return (await query.executeTakeFirst()) !== undefined;
}

async function addRevision(
  { queries, now }: Shop,
  shelf: Shelf,
  { document, note = '' }: ShelfItem,
  { id, version }: ShelfRow,
  { authorId }: SavedBy,
): Promise<void> {
  await queries
    .insertInto(shelf.revisions)
    .values({ [shelf.owner]: id, version, document, author_id: authorId, note, created_at: now() })
    .execute();
}
