import { readSales } from '../../../stats/readSales.ts';
import { readStats } from '../../../stats/readStats.ts';
import type { Handlers } from '../ApiCall.ts';
import { readDay, shopDay, writeDay } from '../../../visits/shopDay.ts';
import { invalid, plain } from '../answer/Outcome.ts';

/** Of a range, unless one is asked for, and at most. */
const DAYS = 30;
const MOST_DAYS = 366;

export const statsHandlers = {
  readStats: async ({ shop, query }) => plain(await readStats(shop, query)),
  async readSales({ shop, settings, query }) {
    const { timeZone } = settings.site;
    const to = query.to === undefined ? shopDay(shop.now(), timeZone) : readDay(query.to);
    const from = query.from === undefined ? to - DAYS + 1 : readDay(query.from);
    const length = to - from + 1;
    if (length < 1 || length > MOST_DAYS)
      return invalid([{ field: 'from', message: `From one day to ${MOST_DAYS} before \`to\`.` }]);
    const { days, sources } = await readSales(shop, { from, to, timeZone });
    const { days: before } = await readSales(shop, { from: from - length, to: from - 1, timeZone });
    const isCounting = settings.counter.own;
    return plain({ from: writeDay(from), to: writeDay(to), days, sources, before, isCounting });
  },
} satisfies Partial<Handlers>;
