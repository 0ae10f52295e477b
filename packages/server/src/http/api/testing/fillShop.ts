import { put, testGuest } from '../../../cart/testing/cartOf.ts';
import { moduleText } from '../../../modules/testing/moduleText.ts';
import { bought } from '../../../orders/testing/checkoutOf.ts';
import type { TestShop } from '../../../testing/testShop.ts';
import type { ApiClient } from './createApiClient.ts';

/** A PNG of one dot. */
export const PICTURE =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

/** One of everything, each the first of its kind. */
export async function fillShop(shop: TestShop, client: ApiClient): Promise<void> {
  const attributes = [{ name: 'Colour', options: ['Blue'], isVariation: true, isGlobal: true }];
  const { body: parent } = await client('createProduct', {
    body: { name: 'Shirt', type: 'variable', attributes },
  });
  await client('createVariation', { params: { id: parent.id }, body: { choices: { colour: 'Blue' } } });
  const product = await shop.product();
  await put(shop, testGuest(), product);
  const guest = testGuest();
  await put(shop, guest, product);
  await bought(shop, guest);
  await shop.queries
    .insertInto('reviews')
    .values({ product_id: product, author: 'Ann', content: 'Good', status: 'hold', created_at: shop.now() })
    .execute();
  const form = new FormData();
  form.set('file', new Blob([Buffer.from(PICTURE, 'base64')]), 'dot.png');
  await client('uploadMedia', { form });
  await client('createModule', { body: { alias: 'hero', document: moduleText() } });
  await client('createDocument', { body: { kind: 'page', slug: 'home', document: { content: [] } } });
  await client('createMenu', { body: { slug: 'main', name: 'Main', items: [] } });
  const { body: post } = await client('createPost', { body: { title: 'A post' } });
  const said = { author: 'Ann', email: 'ann@example.com', content: 'Good', status: 'hold' };
  await shop.queries
    .insertInto('comments')
    .values({ ...said, post_id: post.id, created_at: shop.now() })
    .execute();
  await client('createPage', { body: { title: 'A page' } });
  await client('createTerm', { params: { taxonomy: 'product_cat' }, body: { name: 'Cups' } });
  await client('createCoupon', { body: { code: 'spring' } });
  await client('createTaxRate', { body: { name: 'VAT', ratePpm: 200_000 } });
  const { body: zone } = await client('createZone', { body: { name: 'World' } });
  await client('createMethod', { params: { id: zone.id }, body: { kind: 'flat_rate', title: 'Post' } });
  const { body: hook } = await client('createWebhook', {
    body: { name: 'Books', topic: 'order.created', url: 'https://books.example/', status: 'paused' },
  });
  await client('testWebhook', { params: { id: hook.id } });
  await client('createInvitation', { body: { email: 'new@shop.example', role: 'editor' } });
  await client('createWishlistGroup', { body: { name: 'Birthday' } });
}
