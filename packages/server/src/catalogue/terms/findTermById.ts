import type { Shop } from '../../Shop.ts';
import { readTerm, type Term } from './Term.ts';

export async function findTermById({ queries }: Shop, taxonomy: string, id: number): Promise<Term | null> {
  const row = await queries
    .selectFrom('terms')
    .selectAll()
    .where('id', '=', id)
    .where('taxonomy', '=', taxonomy)
    .executeTakeFirst();
  return row ? readTerm(row) : null;
}
