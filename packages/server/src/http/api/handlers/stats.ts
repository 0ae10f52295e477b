import { readStats } from '../../../stats/readStats.ts';
import type { Handlers } from '../ApiCall.ts';
import { plain } from '../answer/Outcome.ts';

export const statsHandlers = {
  readStats: async ({ shop, query }) => plain(await readStats(shop, query)),
} satisfies Partial<Handlers>;
