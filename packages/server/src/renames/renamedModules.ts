import type { Shop } from '../Shop.ts';

const KIND = 'module';

/** The id of the module that had this alias last; null for none. */
export async function findRenamedModule({ queries }: Shop, alias: string): Promise<number | null> {
  const old = await queries
    .selectFrom('old_slugs')
    .select('target_id')
    .where('kind', '=', KIND)
    .where('slug', '=', alias)
    .executeTakeFirst();
  return old?.target_id ?? null;
}

/** Every alias that a module had before: texts elsewhere may name it so. */
export async function oldAliases({ queries }: Shop, id: number): Promise<readonly string[]> {
  const rows = await queries
    .selectFrom('old_slugs')
    .select('slug')
    .where('kind', '=', KIND)
    .where('target_id', '=', id)
    .execute();
  return rows.map(({ slug }) => slug);
}
