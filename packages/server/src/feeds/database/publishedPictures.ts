import { asObject, type JsonObject } from '@vitrine/model';
import type { Queries } from '../../db/Database.ts';
import type { Shop } from '../../Shop.ts';
import { readWire } from '../Wire.ts';
import { idList } from './order.ts';

interface Known {
  readonly version: number;
  readonly pictures: readonly number[];
}

/** What modules name, by the module; held against their versions each time, so that no instance tells of an old state. */
const known = new WeakMap<Queries, Map<number, Known>>();
const READ_AT_ONCE = 50;

/** Pictures of the media library that a published module shows as its gallery: the others are not the public's. */
export async function publishedPictures({ queries }: Shop): Promise<ReadonlySet<number>> {
  const before = known.get(queries) ?? new Map<number, Known>();
  const rows = await queries
    .selectFrom('modules')
    .select(['id', 'version'])
    .where('status', '=', 'publish')
    .execute();
  const now = new Map(
    rows.flatMap(({ id, version }) => {
      const last = before.get(id);
      return last?.version === version ? [[id, last] as const] : [];
    }),
  );
  const changed = rows.filter(({ id }) => !now.has(id));
  for (let start = 0; start < changed.length; start += READ_AT_ONCE)
    await readGalleries(queries, changed.slice(start, start + READ_AT_ONCE), now);
  known.set(queries, now);
  return new Set([...now.values()].flatMap(({ pictures }) => pictures));
}

async function readGalleries(
  queries: Queries,
  modules: readonly { readonly id: number; readonly version: number }[],
  into: Map<number, Known>,
): Promise<void> {
  for (const { id, version } of modules) into.set(id, { version, pictures: [] });
  const ids = modules.map(({ id }) => id);
  const rows = await queries
    .selectFrom('modules')
    .select(['id', 'version', 'document'])
    .where('id', 'in', ids)
    .where('document', 'like', '%wp-gallery%')
    .execute();
  for (const { id, version, document } of rows) into.set(id, { version, pictures: picturesOf(document) });
}

function picturesOf(document: string): readonly number[] {
  const source = asObject(asObject((JSON.parse(document) as JsonObject)['settings'])?.['source']);
  return String(source?.['type']).toLowerCase() === 'wp-gallery' ? idList(readWire(source).list('ids')) : [];
}
