import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { strict } from '../schema/object.ts';
import { wholeText } from '../schema/query.ts';

export const stats = resource({
  readStats: {
    method: 'GET',
    path: '/stats',
    summary: 'Numbers for a dashboard: what there is, what waits, and sales by day (UTC).',
    right: 'manageOrders',
    query: strict({ days: v.optional(wholeText(1, 366), '30') }),
    answer: strict({
      products: strict({ published: v.number(), drafts: v.number(), outOfStock: v.number() }),
      orders: v.pipe(v.record(v.string(), v.number()), v.description('By status.')),
      customers: v.number(),
      reviewsOnHold: v.number(),
      mailsFailed: v.number(),
      sales: v.array(
        strict({
          day: v.pipe(v.string(), v.isoDate()),
          orders: v.number(),
          items: v.number(),
          total: v.pipe(v.number(), v.description('In minor units, of orders that are paid, or were.')),
          refunded: v.pipe(v.number(), v.description('What of it went back.')),
        }),
      ),
    }),
  },
});
