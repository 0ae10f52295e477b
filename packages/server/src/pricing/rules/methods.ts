import type { Selectable } from 'kysely';
import { checkInput } from '../../input/checkInput.ts';
import { invalid, notFound, type Saved } from '../../input/Saved.ts';
import { inTransaction } from '../../db/inTransaction.ts';
import { lockRow } from '../../db/lockRow.ts';
import type { Schema } from '../../db/Schema.ts';
import type { Shop } from '../../Shop.ts';
import { methodSettings, readMethodSettings } from '../shipping/methodSettings.ts';
import type { ShippingKind, ShippingMethod } from '../shipping/ratesFor.ts';

/** A way of shipping as its owner sees it. */
export interface MethodRow extends ShippingMethod {
  readonly zoneId: number;
  readonly isOn: boolean;
}

export type MethodInput = {
  readonly [Key in keyof Omit<MethodRow, 'id' | 'zoneId' | 'settings'>]?: MethodRow[Key] | undefined;
} & { readonly settings?: unknown };

export const readMethod = (row: Selectable<Schema['shipping_methods']>): MethodRow => ({
  id: row.id,
  zoneId: row.zone_id,
  kind: row.method as ShippingKind,
  title: row.title,
  isOn: row.is_on === 1,
  position: row.position,
  settings: readMethodSettings(JSON.parse(row.settings)),
});

export async function findMethod({ queries }: Shop, zoneId: number, id: number): Promise<MethodRow | null> {
  const row = await queries
    .selectFrom('shipping_methods')
    .selectAll()
    .where('id', '=', id)
    .where('zone_id', '=', zoneId)
    .executeTakeFirst();
  return row ? readMethod(row) : null;
}

/** A new way of shipping, or (with its id) changes to one: what is left out stays, settings are replaced as a whole. */
export const saveMethod = (
  shop: Shop,
  zoneId: number,
  { id, settings, ...input }: MethodInput & { readonly id?: number | undefined },
): Promise<Saved<{ readonly id: number }>> =>
  inTransaction(shop, async (within) => {
    // A zone that is being deleted gets no more of them.
    await lockRow(within, 'shipping_zones', zoneId);
    if (!(await hasZone(within, zoneId))) return notFound('This zone is not there.');
    const old = id === undefined ? null : await findMethod(within, zoneId, id);
    if (id !== undefined && !old) return notFound('This way of shipping is not there.');
    const checked = checkInput(methodSettings, settings ?? old?.settings ?? {});
    if (!checked.ok)
      return invalid(checked.errors.map((error) => ({ ...error, field: `settings.${error.field ?? ''}` })));
    const columns = {
      zone_id: zoneId,
      method: input.kind ?? old?.kind ?? 'flat_rate',
      title: input.title ?? old?.title ?? '',
      is_on: Number(input.isOn ?? old?.isOn ?? true),
      position: input.position ?? old?.position ?? 0,
      settings: JSON.stringify(checked.value),
    };
    return { ok: true, id: await write(within, id, columns) };
  });

async function write(
  { queries }: Shop,
  id: number | undefined,
  columns: Omit<Selectable<Schema['shipping_methods']>, 'id'>,
): Promise<number> {
  if (id === undefined) {
    const made = await queries
      .insertInto('shipping_methods')
      .values(columns)
      .returning('id')
      .executeTakeFirstOrThrow();
    return made.id;
  }
  await queries.updateTable('shipping_methods').set(columns).where('id', '=', id).execute();
  return id;
}

async function hasZone({ queries }: Shop, id: number): Promise<boolean> {
  const row = await queries.selectFrom('shipping_zones').select('id').where('id', '=', id).executeTakeFirst();
  return row !== undefined;
}

export async function deleteMethod({ queries }: Shop, zoneId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('shipping_methods')
    .where('id', '=', id)
    .where('zone_id', '=', zoneId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
