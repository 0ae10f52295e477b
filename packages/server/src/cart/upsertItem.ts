import { prepared } from '../db/prepared.ts';
import type { Shop } from '../Shop.ts';
import type { ItemParts } from './itemKey.ts';

export interface NewItem extends ItemParts {
  readonly customerId: string;
  readonly key: string;
  readonly quantity: number;
}

/** One statement: quantities of the same line add up, and a line that was removed comes back with the new one. */
export async function upsertItem(shop: Shop, item: NewItem): Promise<void> {
  await upsert(shop, {
    ...item,
    choices: JSON.stringify(item.choices),
    extra: JSON.stringify(item.extra),
    nowMs: shop.now(),
  });
}

type Row = Omit<NewItem, 'choices' | 'extra'> & {
  readonly choices: string;
  readonly extra: string;
  readonly nowMs: number;
};

const upsert = prepared<Row, unknown>((queries, value) =>
  queries
    .insertInto('cart_items')
    .values({
      customer_id: value('customerId'),
      item_key: value('key'),
      product_id: value('productId'),
      variation_id: value('variationId'),
      choices: value('choices'),
      extra: value('extra'),
      quantity: value('quantity'),
      added_at: value('nowMs'),
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
    ),
);
