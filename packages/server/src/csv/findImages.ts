import type { Shop } from '../Shop.ts';
import type { ImportContext } from './importContext.ts';

export interface FoundImages {
  readonly ids: readonly number[];
  /** For each address of which there is no picture: why. */
  readonly missing: readonly string[];
}

/** Pictures of the library, and those that were fetched for it. */
export async function findImages(
  shop: Shop,
  urls: readonly string[],
  { fetched, options }: Pick<ImportContext, 'fetched' | 'options'>,
): Promise<FoundImages> {
  const own = await findOwnImages(shop, urls);
  const ids: number[] = [];
  const missing: string[] = [];
  for (const url of urls) {
    const known = fetched.get(url);
    const id = own.get(url) ?? (known?.ok ? known.id : undefined);
    if (id !== undefined) ids.push(id);
    else if (options.isPreview && isOutside(url)) missing.push(`${url} will be fetched.`);
    else missing.push(`There is no picture ${url}.${known && !known.ok ? ` ${known.message}` : ''}`);
  }
  return { ids, missing };
}

/** Of another host, which may have it. */
export const isOutside = (url: string): boolean => /^https?:\/\//i.test(url);

/** Pictures of the library by their addresses, whatever the host: a file moves with the shop. */
export async function findOwnImages(
  { queries }: Shop,
  urls: readonly string[],
): Promise<ReadonlyMap<string, number>> {
  if (urls.length === 0) return new Map();
  const rows = await queries
    .selectFrom('media')
    .select(['id', 'file'])
    .where('file', 'in', urls.map(fileOf))
    .execute();
  const byFile = new Map(rows.map(({ id, file }) => [file, id]));
  return new Map(
    urls.flatMap((url) => {
      const id = byFile.get(fileOf(url));
      return id === undefined ? [] : [[url, id] as const];
    }),
  );
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
