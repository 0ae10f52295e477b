import type { Shop } from '../Shop.ts';
import { findOwnImages, isOutside } from './findImages.ts';
import type { FetchImage, ImportContext } from './importContext.ts';
import { isLeftAlone } from './importRow.ts';
import { IMAGES_AT_ONCE } from './limits.ts';
import { type Row, readRow } from './readRow.ts';

/**
 * Pictures that rows name and the library has not. Fetched before anything is written: nobody else could write while a
 * transaction waits for another host.
 */
export async function fetchImages(shop: Shop, rows: readonly Row[], context: ImportContext): Promise<void> {
  const { fetchImage } = context.options;
  if (!fetchImage) return;
  const urls = new Set<string>();
  for (const row of rows) for (const url of await wantedBy(shop, row, context)) urls.add(url);
  const own = await findOwnImages(shop, [...urls]);
  const left = [...urls].filter((url) => !own.has(url) && !context.fetched.has(url));
  await Promise.all(Array.from({ length: IMAGES_AT_ONCE }, () => fetchNext(left, fetchImage, context)));
}

/** Of rows that will not be written no picture is fetched. */
async function wantedBy(shop: Shop, row: Row, context: ImportContext): Promise<readonly string[]> {
  if (!row['Images']) return [];
  const read = readRow(row, context.money);
  if ('length' in read || (await isLeftAlone(shop, read, context))) return [];
  return (read.images ?? []).filter(isOutside);
}

async function fetchNext(left: string[], fetchImage: FetchImage, { fetched }: ImportContext): Promise<void> {
  for (let url = left.pop(); url !== undefined; url = left.pop()) fetched.set(url, await fetchImage(url));
}
