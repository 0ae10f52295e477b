import { holdsText } from '../../db/holdsText.ts';
import type { Shop } from '../../Shop.ts';
import { CATEGORY, readTerm, type Term } from './Term.ts';

/** Categories with products in them whose name holds the text, the largest first. */
export async function findCategories(
  { queries }: Shop,
  text: string,
  limit: number,
): Promise<readonly Term[]> {
  if (text.trim() === '') return [];
  const rows = await queries
    .selectFrom('terms')
    .selectAll()
    .where('taxonomy', '=', CATEGORY)
    .where('count', '>', 0)
    .where(holdsText(['name'], text.trim()))
    .orderBy('count', 'desc')
    .orderBy('name')
    .limit(limit)
    .execute();
  return rows.map(readTerm);
}
