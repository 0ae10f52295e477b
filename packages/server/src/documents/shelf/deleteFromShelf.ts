import type { Saved } from '../../input/Saved.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { isUpdatable, refusalOf } from './saveOnShelf.ts';
import type { Shelf } from './Shelf.ts';

/** Into the trash, whatever is wrong with its document: nothing of it is lost, and it is no new revision. */
export async function trashOnShelf(
  shop: Shop,
  shelf: Shelf,
  id: number,
  expectedVersion?: number,
): Promise<Saved<unknown>> {
  if (!isUpdatable(id, expectedVersion)) return refusalOf(shop, shelf, id);
  const { numUpdatedRows } = await shop.queries
    .updateTable(shelf.items)
    .set((eb) => ({ status: 'trash', version: eb('version', '+', 1), updated_at: shop.now() }))
    .where('id', '=', id)
    .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
    .executeTakeFirst();
  return numUpdatedRows === 0n ? refusalOf(shop, shelf, id) : { ok: true };
}

/** Takes it away with its revisions. */
export function deleteFromShelf(
  shop: Shop,
  shelf: Shelf,
  id: number,
  expectedVersion?: number,
): Promise<Saved<unknown>> {
  return inTransaction(shop, async (inside) => {
    if (!isUpdatable(id, expectedVersion)) return refusalOf(inside, shelf, id);
    const { numDeletedRows } = await inside.queries
      .deleteFrom(shelf.items)
      .where('id', '=', id)
      .$if(expectedVersion !== undefined, (query) => query.where('version', '=', expectedVersion ?? 0))
      .executeTakeFirst();
    if (numDeletedRows === 0n) return refusalOf(inside, shelf, id);
    await inside.queries.deleteFrom(shelf.revisions).where(shelf.owner, '=', id).execute();
    return { ok: true } as const;
  });
}
