import { sql } from 'kysely';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { indexPosts } from './indexPosts.ts';
import { indexProducts } from './indexProducts.ts';
import { INDEX_BATCH } from '../../search/limits.ts';
import { tidyIndex } from '../../search/tidyIndex.ts';

export interface ReindexOptions {
  readonly onProgress?: ((done: number, total: number) => void) | undefined;
}

interface Source {
  /** Everything that there is, and everything that the index has of it: what is in the index only leaves it. */
  readonly ids: string;
  index(shop: Shop, ids: readonly number[]): Promise<void>;
}

const SOURCES: readonly Source[] = [
  {
    ids: `select id from products where parent_id is null
      union select entry_id from search_entries where kind = 'product'`,
    index: indexProducts,
  },
  {
    ids: `select id from posts union select entry_id from search_entries where kind in ('post', 'page')`,
    index: indexPosts,
  },
];

/**
 * Brings the whole index in line, in small transactions: the shop goes on selling, and searches go on finding what they
 * found. Only misspellings are not understood until their words are learnt again.
 */
export async function reindex(shop: Shop, { onProgress }: ReindexOptions = {}): Promise<void> {
  await inTransaction(shop, async ({ queries }) => {
    await queries.deleteFrom('search_spellings').execute();
    await queries.deleteFrom('search_words').execute();
  });
  const work: { readonly source: Source; readonly ids: readonly number[] }[] = [];
  for (const source of SOURCES) work.push({ source, ids: await readIds(shop, source) });
  const total = work.reduce((sum, { ids }) => sum + ids.length, 0);
  let done = 0;
  for (const { source, ids } of work)
    for (let at = 0; at < ids.length; at += INDEX_BATCH) {
      const batch = ids.slice(at, at + INDEX_BATCH);
      await source.index(shop, batch);
      done += batch.length;
      onProgress?.(done, total);
    }
  await tidyIndex(shop);
}

async function readIds({ queries }: Shop, { ids }: Source): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`${sql.raw(ids)} order by 1`.execute(queries);
  return rows.map(({ id }) => id);
}
