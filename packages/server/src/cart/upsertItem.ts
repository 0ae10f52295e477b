import type { Shop } from '../Shop.ts';
import type { ItemParts } from './itemKey.ts';

export interface NewItem extends ItemParts {
  readonly customerId: string;
  readonly key: string;
  readonly quantity: number;
}

/** One statement: quantities of the same line add up, and a line that was removed comes back with the new one. */
export async function upsertItem({ queries, now }: Shop, item: NewItem): Promise<void> {
  await queries
    .insertInto('cart_items')
    .values({
      customer_id: item.customerId,
      item_key: item.key,
      product_id: item.productId,
      variation_id: item.variationId,
      choices: JSON.stringify(item.choices),
      extra: JSON.stringify(item.extra),
      quantity: item.quantity,
      added_at: now(),
    })
    .onConflict((conflict) =>
      conflict.columns(['customer_id', 'item_key']).doUpdateSet((eb) => ({
        quantity: eb
          .case()
          .when('cart_items.removed_at', 'is', null)
          .then(eb('cart_items.quantity', '+', eb.ref('excluded.quantity')))
          .else(eb.ref('excluded.quantity'))
          .end(),
        added_at: eb
          .case()
          .when('cart_items.removed_at', 'is', null)
          .then(eb.ref('cart_items.added_at'))
          .else(eb.ref('excluded.added_at'))
          .end(),
        removed_at: null,
      })),
    )
    .execute();
}
