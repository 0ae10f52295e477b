import { type ShopSettings, shopLinks, shopSettings } from '@vitrine/contract/shop';
import { randomBytes } from 'node:crypto';
import * as v from 'valibot';
import type { NewProduct } from '../../catalogue/insertProduct.ts';
import type { TestShop } from '../../testing/testShop.ts';
import { type AddRequest, addItem } from '../addItem.ts';

export const testSettings = (changes: v.InferInput<typeof shopSettings> = {}): ShopSettings =>
  v.parse(shopSettings, changes);

export const testLinks = shopLinks(testSettings(), 'https://shop.example');

export const testGuest = (): string => `t_${randomBytes(15).toString('hex')}`;

/** Puts pieces of a product into a cart. */
export const put = (
  shop: TestShop,
  customerId: string,
  productId: number,
  quantity = 1,
  more: Partial<AddRequest> = {},
) => addItem(shop, { customerId, productId, quantity, ...more });

const colour = {
  name: 'Colour',
  slug: 'colour',
  options: ['Blue', 'Deep Red'],
  isVisible: true,
  isVariation: true,
  isGlobal: true,
};

/** A variable product with a blue and a red variation that share its stock, when it has any. */
export async function variable(shop: TestShop, fields: Partial<NewProduct> = {}) {
  const parent = await shop.product({
    type: 'variable',
    regularPrice: null,
    attributes: [colour],
    ...fields,
  });
  const variation = (option: string) =>
    shop.product({ type: 'variation', parentId: parent, choices: { colour: option } });
  return { parent, blue: await variation('Blue'), red: await variation('Deep Red') };
}
