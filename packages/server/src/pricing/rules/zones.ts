import { notFound, type Saved } from '../../input/Saved.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import type { Shop } from '../../Shop.ts';
import type { Region, Zone } from '../shipping/findZone.ts';
import { type MethodRow, readMethod } from './methods.ts';

/** A zone with all its ways of shipping, also those that are off. */
export interface ZoneRow extends Zone {
  readonly methods: readonly MethodRow[];
}

export type ZoneInput = { readonly [Key in keyof Omit<Zone, 'id'>]?: Zone[Key] | undefined };

/** In the order in which they are looked at; there are never many. */
export async function listZones({ queries }: Shop): Promise<readonly ZoneRow[]> {
  const zones = await queries
    .selectFrom('shipping_zones')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  const methods = await queries
    .selectFrom('shipping_methods')
    .selectAll()
    .orderBy('position')
    .orderBy('id')
    .execute();
  return zones.map(({ id, name, position, regions }) => ({
    id,
    name,
    position,
    regions: JSON.parse(regions) as Region[],
    methods: methods.filter((row) => row.zone_id === id).map(readMethod),
  }));
}

export const findZoneRow = async (shop: Shop, id: number): Promise<ZoneRow | null> =>
  (await listZones(shop)).find((zone) => zone.id === id) ?? null;

/** A new zone, or (with its id) changes to one: what is left out stays as it is. For use under the row's lock. */
export async function saveZone(
  shop: Shop,
  { id, ...input }: ZoneInput & { readonly id?: number | undefined },
): Promise<Saved<{ readonly id: number }>> {
  const old = id === undefined ? { name: '', position: 0, regions: [] } : await findZoneRow(shop, id);
  if (!old) return notFound('This zone is not there.');
  const columns = {
    name: input.name ?? old.name,
    position: input.position ?? old.position,
    regions: JSON.stringify(input.regions ?? old.regions),
  };
  if (id !== undefined) {
    await shop.queries.updateTable('shipping_zones').set(columns).where('id', '=', id).execute();
    return { ok: true, id };
  }
  const made = await shop.queries
    .insertInto('shipping_zones')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id: made.id };
}

/** With its ways of shipping. */
export const deleteZone = (shop: Shop, id: number): Promise<boolean> =>
  inTransaction(shop, async ({ queries }) => {
    await queries.deleteFrom('shipping_methods').where('zone_id', '=', id).execute();
    const { numDeletedRows } = await queries
      .deleteFrom('shipping_zones')
      .where('id', '=', id)
      .executeTakeFirst();
    return numDeletedRows > 0n;
  });
