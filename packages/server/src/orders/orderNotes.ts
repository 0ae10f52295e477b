import type { Shop } from '../Shop.ts';

/** system: what happened. private: for the shop's people. customer: told to the buyer. */
export type OrderNoteKind = 'system' | 'private' | 'customer';

export interface OrderNote {
  readonly id: number;
  readonly kind: OrderNoteKind;
  /** Plain text. */
  readonly content: string;
  readonly createdAt: number;
}

/** Gives the note's id. */
export async function insertOrderNote(
  { queries, now }: Shop,
  orderId: number,
  kind: OrderNoteKind,
  content: string,
): Promise<number> {
  const { id } = await queries
    .insertInto('order_notes')
    .values({ order_id: orderId, kind, content, created_at: now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** The newest last; of these kinds only, when some are named. */
export async function listOrderNotes(
  { queries }: Shop,
  orderId: number,
  kinds?: readonly OrderNoteKind[],
): Promise<readonly OrderNote[]> {
  let query = queries.selectFrom('order_notes').selectAll().where('order_id', '=', orderId);
  if (kinds) query = query.where('kind', 'in', kinds);
  const rows = await query.orderBy('id').execute();
  return rows.map(({ id, kind, content, created_at: createdAt }) => ({
    id,
    kind: kind as OrderNoteKind,
    content,
    createdAt,
  }));
}
