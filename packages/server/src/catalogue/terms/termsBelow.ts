import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';

/** The terms and all below them. */
export async function termsBelow({ queries }: Shop, ids: readonly number[]): Promise<readonly number[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ readonly id: number }>`
    with recursive below (id) as (
      select id from terms where id in (${sql.join(ids)})
      union
      select terms.id from terms join below on terms.parent_id = below.id
    )
    select id from below`.execute(queries);
  return rows.map(({ id }) => id);
}
