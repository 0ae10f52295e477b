import { prepared } from '../db/prepared.ts';
import type { Shop } from '../Shop.ts';

const nextOf = prepared<{ now: number }, { price_until: number | null }>((queries, value) =>
  queries
    .selectFrom('products')
    .select('price_until')
    .where('price_until', '>', value('now'))
    .orderBy('price_until')
    .limit(1),
);

/** When the next sale of any product begins or ends; never: Infinity. Nothing is written then, so no version tells it. */
export async function nextPriceChange(shop: Shop): Promise<number> {
  const [row] = await nextOf(shop, { now: shop.now() });
  return row?.price_until ?? Number.POSITIVE_INFINITY;
}

const nextShown = prepared<{ now: number }, { moment: number | null }>((queries, value) =>
  queries
    .selectFrom('modules')
    .select('show_from as moment')
    .where('show_from', '>', value('now'))
    .unionAll(
      queries.selectFrom('modules').select('show_until as moment').where('show_until', '>', value('now')),
    ),
);

/** When the next module begins or ends to be shown; never: Infinity. */
export async function nextModuleChange(shop: Shop): Promise<number> {
  const rows = await nextShown(shop, { now: shop.now() });
  return Math.min(...rows.map(({ moment }) => moment ?? Number.POSITIVE_INFINITY));
}
