import type { Shop } from '../Shop.ts';
import type { ImportContext } from './importContext.ts';

export interface FoundImages {
  readonly ids: readonly number[];
  /** Addresses of which there is no picture. */
  readonly missing: readonly string[];
}

/** Pictures of the library by their addresses, whatever the host: a file moves with the shop. */
export async function findImages(
  shop: Shop,
  urls: readonly string[],
  context: ImportContext,
): Promise<FoundImages> {
  const files = urls.map(fileOf);
  const rows =
    files.length === 0
      ? []
      : await shop.queries.selectFrom('media').select(['id', 'file']).where('file', 'in', files).execute();
  const byFile = new Map(rows.map(({ id, file }) => [file, id]));
  const ids: number[] = [];
  const missing: string[] = [];
  for (const [index, url] of urls.entries()) {
    const id = byFile.get(files[index] ?? '') ?? (await context.options.fetchImage?.(url)) ?? null;
    if (id === null) missing.push(url);
    else ids.push(id);
  }
  return { ids, missing };
}

function fileOf(url: string): string {
  const path = url.replace(/^https?:\/\/[^/]+/i, '').replace(/[?#].*$/, '');
  const [, below] = /^\/uploads\/(.+)$/.exec(path) ?? [];
  try {
    return decodeURIComponent(below ?? path);
  } catch {
    return path;
  }
}
