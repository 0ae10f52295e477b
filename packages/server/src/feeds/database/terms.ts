import { sql } from 'kysely';
import type { Shop } from '../../Shop.ts';
import { isName } from '../../documents/shelf/checkTexts.ts';
import { asId } from '../../documents/shelf/Shelf.ts';

/** `12`, `category_12` and `journal` name a term. */
const NUMBERED = /^(?:[a-z][\w-]*_)?(\d+)$/;

/** The terms that a list of settings names, with all below them. */
export async function termIds(
  { queries }: Shop,
  taxonomy: string,
  named: readonly string[],
): Promise<readonly number[]> {
  const ids = named.flatMap((name) => asId(NUMBERED.exec(name)?.[1] ?? '') ?? []);
  const slugs = named.filter(isName);
  const rows = await queries
    .withRecursive('wanted(id)', (db) =>
      db
        .selectFrom('terms')
        .select('id')
        .where('taxonomy', '=', taxonomy)
        .where((eb) => eb.or([eb('id', 'in', [0, ...ids]), eb('slug', 'in', ['', ...slugs])]))
        .union(db.selectFrom('terms').innerJoin('wanted', 'wanted.id', 'terms.parent_id').select('terms.id')),
    )
    .selectFrom('wanted')
    .select('id')
    .execute();
  return rows.map(({ id }) => id);
}

const TABLES = {
  post: { table: 'post_terms', owner: 'post_id', row: 'posts.id' },
  product: { table: 'product_terms', owner: 'product_id', row: 'products.id' },
} as const;

/** Whether a post or product has one of these terms; none of them: it has not. */
export function hasTerm(of: keyof typeof TABLES, ids: readonly number[]) {
  const { table, owner, row } = TABLES[of];
  return sql<boolean>`exists (
    select 1 from ${sql.table(table)} as held
    where ${sql.ref(`held.${owner}`)} = ${sql.ref(row)} and held.term_id in (${sql.join([0, ...ids])}))`;
}

/** Names of the terms of many posts or products by one question: id -> taxonomy -> names. */
export async function termNames(
  { queries }: Shop,
  of: keyof typeof TABLES,
  ids: readonly number[],
): Promise<(id: number, taxonomy: string) => string> {
  const { table, owner } = TABLES[of] as (typeof TABLES)['post'];
  const rows =
    ids.length === 0
      ? []
      : await queries
          .selectFrom(table)
          .innerJoin('terms', 'terms.id', `${table}.term_id`)
          .select([`${table}.${owner} as owner`, 'terms.taxonomy', 'terms.name'])
          .where(`${table}.${owner}`, 'in', ids)
          .orderBy('terms.position')
          .orderBy('terms.name')
          .execute();
  return (id, taxonomy) =>
    rows
      .filter((row) => row.owner === id && row.taxonomy === taxonomy)
      .map(({ name }) => name)
      .join(', ');
}
