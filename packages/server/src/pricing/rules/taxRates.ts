import type { Selectable } from 'kysely';
import { notFound, type Saved } from '../../input/Saved.ts';
import type { Schema } from '../../db/Schema.ts';
import type { Shop } from '../../Shop.ts';
import type { TaxRate } from '../taxRates.ts';

export type TaxRateInput = { readonly [Key in keyof Omit<TaxRate, 'id'>]?: TaxRate[Key] | undefined };

export interface TaxRateQuery {
  /** Two letters; those for any country are not among them. */
  readonly country?: string | undefined;
  readonly page: number;
  readonly perPage: number;
}

const readRate = (row: Selectable<Schema['tax_rates']>): TaxRate => ({
  id: row.id,
  taxClass: row.tax_class,
  country: row.country,
  state: row.state,
  postcodes: JSON.parse(row.postcodes) as string[],
  cities: JSON.parse(row.cities) as string[],
  ratePpm: row.rate_ppm,
  name: row.name,
  priority: row.priority,
  isCompound: row.is_compound === 1,
  isOnShipping: row.on_shipping === 1,
  position: row.position,
});

export async function listTaxRates(
  { queries }: Shop,
  { country, page, perPage }: TaxRateQuery,
): Promise<{ readonly items: readonly TaxRate[]; readonly total: number }> {
  let found = queries.selectFrom('tax_rates');
  if (country !== undefined) found = found.where('country', '=', country.toUpperCase());
  const { total } = await found
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .orderBy('tax_class')
    .orderBy('position')
    .orderBy('id')
    .limit(perPage)
    .offset((page - 1) * perPage)
    .execute();
  return { items: rows.map(readRate), total };
}

export async function findTaxRate({ queries }: Shop, id: number): Promise<TaxRate | null> {
  const row = await queries.selectFrom('tax_rates').selectAll().where('id', '=', id).executeTakeFirst();
  return row ? readRate(row) : null;
}

const NEW: Omit<TaxRate, 'id'> = {
  taxClass: '',
  country: '',
  state: '',
  postcodes: [],
  cities: [],
  ratePpm: 0,
  name: 'Tax',
  priority: 1,
  isCompound: false,
  isOnShipping: true,
  position: 0,
};

/** A new rate, or (with its id) changes to one: what is left out stays as it is. For use under the row's lock. */
export async function saveTaxRate(
  shop: Shop,
  { id, ...input }: TaxRateInput & { readonly id?: number | undefined },
): Promise<Saved<{ readonly id: number }>> {
  const old = id === undefined ? NEW : await findTaxRate(shop, id);
  if (!old) return notFound('This tax rate is not there.');
  const given = Object.fromEntries(Object.entries(input).filter(([, value]) => value !== undefined));
  const columns = columnsOf({ ...old, ...given });
  if (id !== undefined) {
    await shop.queries.updateTable('tax_rates').set(columns).where('id', '=', id).execute();
    return { ok: true, id };
  }
  const made = await shop.queries
    .insertInto('tax_rates')
    .values(columns)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { ok: true, id: made.id };
}

/** Rates are found by the country in capitals. */
const columnsOf = (rate: Omit<TaxRate, 'id'>) => ({
  tax_class: rate.taxClass,
  country: rate.country.toUpperCase(),
  state: rate.state,
  postcodes: JSON.stringify(rate.postcodes),
  cities: JSON.stringify(rate.cities),
  rate_ppm: rate.ratePpm,
  name: rate.name,
  priority: rate.priority,
  is_compound: Number(rate.isCompound),
  on_shipping: Number(rate.isOnShipping),
  position: rate.position,
});

export async function deleteTaxRate({ queries }: Shop, id: number): Promise<boolean> {
  const { numDeletedRows } = await queries.deleteFrom('tax_rates').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
