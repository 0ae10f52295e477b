import * as v from 'valibot';
import { resource } from '../ApiEndpoint.ts';
import { strict } from '../schema/object.ts';
import { wholeText } from '../schema/query.ts';

const DAY = 'Must be a day such as 2026-03-01.';
const day = v.pipe(
  v.string(DAY),
  v.isoDate(DAY),
  v.check((written) => !Number.isNaN(Date.parse(written)), DAY),
);
const dayText = v.pipe(v.string(), v.isoDate());
const sales = {
  orders: v.number(),
  items: v.number(),
  total: v.pipe(v.number(), v.description('In minor units, of orders that are paid, or were.')),
  refunded: v.pipe(v.number(), v.description('What of it went back.')),
};
const withVisits = {
  ...sales,
  visits: v.pipe(
    v.number(),
    v.description('Pages that were opened from elsewhere, where visits are counted.'),
  ),
};

export const stats = resource({
  readStats: {
    method: 'GET',
    path: '/stats',
    summary: 'Numbers for a dashboard: what there is, what waits, and sales by day.',
    right: 'manageOrders',
    query: strict({ days: v.optional(wholeText(1, 366), '30') }),
    answer: strict({
      products: strict({ published: v.number(), drafts: v.number(), outOfStock: v.number() }),
      orders: v.pipe(v.record(v.string(), v.number()), v.description('By status.')),
      customers: v.number(),
      reviewsOnHold: v.number(),
      commentsOnHold: v.number(),
      mailsFailed: v.number(),
      lowStock: strict({
        count: v.number(),
        products: v.array(strict({ id: v.number(), name: v.string(), quantity: v.number() })),
      }),
      sales: v.array(strict({ day: dayText, ...sales })),
    }),
  },
  readSales: {
    method: 'GET',
    path: '/stats/sales',
    summary:
      'Sales and visits by day and by source, with the same number of days before them. Days are those of the shop’s time zone; without any, the last 30.',
    right: 'manageOrders',
    query: strict({ from: v.optional(day), to: v.optional(day) }),
    answer: strict({
      from: dayText,
      to: dayText,
      days: v.array(strict({ day: dayText, ...withVisits })),
      sources: v.array(
        strict({
          source: v.pipe(v.string(), v.description('“Organic: Google”; empty: all others together.')),
          ...withVisits,
        }),
      ),
      before: v.pipe(
        v.array(strict({ day: dayText, ...withVisits })),
        v.description('As many days, which ended when these began.'),
      ),
      isCounting: v.pipe(v.boolean(), v.description('Whether visits are counted (settings `counter.own`).')),
    }),
  },
});
