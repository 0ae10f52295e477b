import type { ShopSettings } from '@vitrine/contract/shop';
import type { Shop } from '../Shop.ts';
import { SOURCES_A_DAY } from './limits.ts';
import { shopDay } from './shopDay.ts';
import type { VisitSource } from './sourceOf.ts';

/** One more of this day and source. Nothing is kept of who came. */
export async function countVisit(
  shop: Shop,
  { site }: Pick<ShopSettings, 'site'>,
  source: VisitSource,
): Promise<void> {
  const day = shopDay(shop.now(), site.timeZone);
  if (await addOne(shop, day, source)) return;
  await shop.queries
    .insertInto('visits')
    .values({ day, ...(await withinDay(shop, day, source)), count: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(['day', 'type', 'source'])
        .doUpdateSet((eb) => ({ count: eb('visits.count', '+', 1) })),
    )
    .execute();
}

async function addOne({ queries }: Shop, day: number, { type, source }: VisitSource): Promise<boolean> {
  const { numUpdatedRows } = await queries
    .updateTable('visits')
    .set((eb) => ({ count: eb('count', '+', 1) }))
    .where('day', '=', day)
    .where('type', '=', type)
    .where('source', '=', source)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** When a day has enough sources, those that come after have none. */
async function withinDay({ queries }: Shop, day: number, source: VisitSource) {
  const { sources } = await queries
    .selectFrom('visits')
    .select((eb) => eb.fn.countAll<number>().as('sources'))
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(sources) < SOURCES_A_DAY ? source : { type: 'other', source: '' };
}
