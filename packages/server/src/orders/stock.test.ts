import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { put, testGuest, testLinks, variable } from '../cart/testing/cartOf.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { changeOrder } from './changeOrder.ts';
import { ORDER_STATES, ORDER_STATUSES } from './states.ts';
import { buy, withOwner } from './testing/checkoutOf.ts';

const STOCK = 12;
const RUNS = { sqlite: 8, postgres: 2 } as const;

const step = fc.oneof(
  fc.record({
    kind: fc.constant('buy' as const),
    quantity: fc.integer({ min: 1, max: 6 }),
    isBlue: fc.boolean(),
  }),
  fc.record({
    kind: fc.constant('change' as const),
    order: fc.nat({ max: 9 }),
    to: fc.constantFrom(...ORDER_STATUSES),
  }),
);

describe.each(databaseKinds)('stock on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('and what orders hold are always what there was at first', async () => {
    const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const { parent, blue, red } = await variable(shop, { managesStock: true, stockQuantity: STOCK });
      const orders: number[] = [];
      for (const one of steps) {
        if (one.kind === 'buy') {
          const guest = testGuest();
          await put(shop, guest, one.isBlue ? blue : red, one.quantity);
          const placed = await buy(shop, guest);
          if (placed.ok) orders.push(placed.order.id);
        } else if (orders.length > 0)
          await changeOrder(shop, orders[one.order % orders.length] ?? 0, one.to, {
            settings: withOwner,
            links: testLinks,
          });
        const { left, status } = await shop.queries
          .selectFrom('products')
          .select(['stock_quantity as left', 'stock_status as status'])
          .where('id', '=', parent)
          .executeTakeFirstOrThrow();
        expect((left ?? 0) + (await held(orders))).toBe(STOCK);
        expect(left).toBeGreaterThanOrEqual(0);
        expect(status).toBe(left === 0 ? 'outofstock' : 'instock');
      }
    });
    await fc.assert(property, { numRuns: RUNS[kind] });
  });

  /** Pieces of orders in a state that keeps them from others. */
  async function held(orders: readonly number[]): Promise<number> {
    if (orders.length === 0) return 0;
    const rows = await shop.queries
      .selectFrom('orders')
      .innerJoin('order_items', 'order_items.order_id', 'orders.id')
      .select('quantity')
      .where('orders.id', 'in', orders)
      .where('kind', '=', 'line')
      .where(
        'status',
        'in',
        ORDER_STATUSES.filter((status) => ORDER_STATES[status].holdsStock),
      )
      .execute();
    return rows.reduce((all, { quantity }) => all + quantity, 0);
  }
});
