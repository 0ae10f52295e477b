import { holdsText } from '../db/holdsText.ts';
import type { Shop } from '../Shop.ts';
import { findDocument } from './findDocument.ts';
import type { StoredDocument } from './StoredDocument.ts';

/** Each is drawn to see what it names. */
const MOST_HOLDING = 200;

/** Documents whose text holds one of these, as it stands in JSON; what is in the trash shows nothing. */
export async function findDocumentsHolding(
  shop: Shop,
  texts: readonly string[],
): Promise<readonly StoredDocument[]> {
  const rows = await shop.queries
    .selectFrom('documents')
    .select('id')
    .where('status', '<>', 'trash')
    .where(({ or }) => or(texts.map((text) => holdsText(['document'], text))))
    .orderBy('id')
    .limit(MOST_HOLDING)
    .execute();
  const found = await Promise.all(rows.map(({ id }) => findDocument(shop, id)));
  return found.filter((each) => each !== null);
}
