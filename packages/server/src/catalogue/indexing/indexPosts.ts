import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import { INDEX_BATCH } from '../../search/limits.ts';
import { readPostEntries } from './readEntries.ts';
import { writeEntries } from '../../search/writeEntries.ts';

/** Brings the search index in line with these posts and pages: call it in the transaction that changes them, after the change. */
export async function indexPosts(shop: Shop, ids: readonly number[]): Promise<void> {
  for (let at = 0; at < ids.length; at += INDEX_BATCH) {
    const batch = ids.slice(at, at + INDEX_BATCH);
    await inTransaction(shop, async (within) =>
      writeEntries(within, ['post', 'page'], batch, await readPostEntries(within, batch)),
    );
  }
}
