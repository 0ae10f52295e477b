import { describe, expect, it } from 'vitest';
import { register } from './testing/accountForms.ts';
import type { Shopper } from './testing/createShopper.ts';
import { setSettings } from './testing/setSettings.ts';
import { pageDatabases } from './testing/pageDatabases.ts';
import { startTestSite } from './testing/startTestSite.ts';

interface Answer {
  readonly status: string;
  readonly message?: string;
  readonly count: number;
  readonly hash: string;
  readonly products: readonly number[];
  readonly fragments: Readonly<Record<string, string>>;
  readonly wishlist_content?: string;
}

/** As scripts of our own pages ask. */
const OWN = { 'x-requested-with': 'XMLHttpRequest' };

describe.each(pageDatabases)('wishlists with groups, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const wishlist = { expanded: true };
  await setSettings(shop, { wishlist });
  const [cup, bowl] = [await shop.product({ name: 'Cup' }), await shop.product({ name: 'Bowl' })];
  let number = 0;

  async function customer(): Promise<Shopper> {
    const one = visitor(OWN);
    await register(one, `wishes-${kind}-${++number}@example.com`);
    return one;
  }
  const keyOf = async (one: Shopper): Promise<string> =>
    /"wishlist_page_nonce":"(\w+)"/.exec((await one.get('/shop/')).body)?.[1] ?? '';
  const add = async (one: Shopper, fields: Readonly<Record<string, string | number>>) =>
    (await one.act('woodmart_add_to_wishlist', { key: await keyOf(one), ...fields })).json<Answer>();

  it('a product goes to the group that is chosen, or to a new one; what is refused says why', async () => {
    const one = await customer();
    const first = await add(one, { product_id: cup, group: '' });
    expect(first).toMatchObject({ status: 'success', count: 1, products: [cup] });
    expect(one.cookies.get('woodmart_wishlist_hash')).toBe(first.hash);
    expect(one.cookies.get('woodmart_wishlist_count_logged')).toBe('1');
    expect(await add(one, { product_id: bowl, group: 'new', title: 'For Ines' })).toMatchObject({ count: 2 });
    const none = await add(one, { product_id: bowl, group: 'new', title: '  ' });
    expect(none).toMatchObject({ status: 'error', message: 'Title is empty!', count: 2 });
    const foreign = await add(one, { product_id: bowl, group: 999_999 });
    expect(foreign).toMatchObject({ status: 'error', message: 'There is no such group.' });
    expect(await add(one, { product_id: 999_999, group: 'new', title: 'Nothing' })).toMatchObject({
      status: 'error',
    });
    const titles = [...(await one.get('/wishlist/')).page().querySelectorAll('[name=title][value]')];
    expect(titles.map((field) => field.getAttribute('value'))).toEqual(['My wishlist', 'For Ines']);
  });

  it('the chooser has the lists of who asks, and is nobody else’s', async () => {
    const one = await customer();
    await add(one, { product_id: cup, group: 'new', title: 'For <Ines>' });
    const drawn = (await one.act('vitrine_wishlist_chooser', { product_id: cup })).page();
    const choices = [...drawn.querySelectorAll('input[name=group_id]')];
    expect(choices).toHaveLength(3);
    expect(drawn.querySelector('dialog')?.textContent).toContain('For <Ines> It is on this list already.');
    const chosen = drawn.querySelector('input[name=group_id][checked]');
    expect(drawn.querySelector(`label[for="${chosen?.id}"]`)?.textContent).toContain('My wishlist');
    expect((await visitor(OWN).act('vitrine_wishlist_chooser', { product_id: cup })).body).toBe('');
    expect((await one.act('vitrine_wishlist_chooser', { product_id: 999_999 })).body).toBe('');
  });

  it('a page that is cached learns what its visitor has, and by which hash', async () => {
    const one = await customer();
    const { hash } = await add(one, { product_id: cup, group: '' });
    one.cookies.delete('woodmart_wishlist_hash');
    const read = (await one.act('vitrine_wishlist_fragments')).json<Answer>();
    expect(read).toMatchObject({ count: 1, hash, products: [cup] });
    expect(read.fragments['.wd-header-wishlist .wd-tools-count']).toContain('1');
    expect(one.cookies.get('woodmart_wishlist_hash')).toBe(hash);
    one.cookies.set('woodmart_wishlist_hash', 'of another browser');
    await one.get('/cart/');
    expect(one.cookies.get('woodmart_wishlist_hash')).toBe(hash);
  });

  it('forms without a script change the lists, and the hash with them', async () => {
    const one = await customer();
    await add(one, { product_id: cup, group: 'new', title: 'For Ines' });
    const page = (await one.get('/wishlist/')).page();
    const form = page.querySelector('.wd-wishlist-group:nth-of-type(2) .wd-wishlist-bulk');
    const field = (name: string) => form?.querySelector(`[name="${name}"]`)?.getAttribute('value') ?? '';
    const before = one.cookies.get('woodmart_wishlist_hash');
    await one.post('/wishlist/', {
      key: field('key'),
      group_id: field('group_id'),
      to_group_id: form?.querySelector('option')?.getAttribute('value') ?? '',
      'product_id[]': cup,
      wishlist_action: 'move',
    });
    expect(one.cookies.get('woodmart_wishlist_hash')).not.toBe(before);
    const moved = (await one.get('/wishlist/')).page();
    expect(moved.querySelectorAll('.wd-wishlist-group:first-of-type .product')).toHaveLength(1);
  });

  it('long lists have pages, and what is taken off leaves its visitor on theirs', async () => {
    const one = await customer();
    const key = await keyOf(one);
    const ids = await Promise.all(
      Array.from({ length: 26 }, (_, index) => shop.product({ name: `Tile ${index}` })),
    );
    for (const id of ids) await one.act('woodmart_add_to_wishlist', { product_id: id, key });
    const first = (await one.get('/wishlist/')).page();
    expect(first.querySelectorAll('.product')).toHaveLength(24);
    expect(first.querySelector('.woocommerce-pagination .next')?.getAttribute('href')).toMatch(/\?paged=2$/);
    const second = (await one.get('/wishlist/?paged=2')).page();
    expect(second.querySelectorAll('.product')).toHaveLength(2);
    const [gone, stays] = [...second.querySelectorAll('a.wd-wishlist-remove')].map((link) =>
      Number(link.getAttribute('data-product-id')),
    );
    const atts = { 'atts[ajax_page]': 2, 'atts[list]': 0 };
    const removed = (
      await one.act('woodmart_remove_from_wishlist', { product_id: gone ?? 0, key, ...atts })
    ).json<Answer>();
    expect(removed.wishlist_content).toContain(`data-product-id="${stays}"`);
    expect(removed.wishlist_content?.match(/class="wd-wishlist-remove"/g)).toHaveLength(1);
    const last = (
      await one.act('woodmart_remove_from_wishlist', { product_id: stays ?? 0, key, ...atts })
    ).json<Answer>();
    // The page is gone with its last product: the one before it is shown.
    expect(last.wishlist_content?.match(/class="wd-wishlist-remove"/g)).toHaveLength(24);
  });

  it('with several shops at one address, cookies of lists carry the number of theirs', async () => {
    const storedAs = async () =>
      /"wishlist_hash_name":"(\w+)"/.exec((await visitor().get('/shop/')).body)?.[1];
    const alone = await storedAs();
    await setSettings(shop, { wishlist, multisite: { on: true, blogId: 9 } });
    expect(await storedAs()).not.toBe(alone);
    const guest = visitor(OWN);
    guest.cookies.set('woodmart_wishlist_products', encodeURIComponent(`{"${bowl}":{"product_id":${bowl}}}`));
    await add(guest, { product_id: cup });
    await guest.act('woodmart_add_to_compare', { id: cup });
    expect([...guest.cookies.keys()].filter((name) => /wishlist|compare/.test(name)).sort()).toEqual([
      'woodmart_compare_list_9',
      'woodmart_wishlist_count_9',
      'woodmart_wishlist_hash_9',
      'woodmart_wishlist_products',
      'woodmart_wishlist_products_9',
    ]);
    const { body } = await guest.get('/wishlist/');
    expect(body).toContain('Cup');
    expect(body).not.toContain('Bowl');
    const one = await customer();
    await add(one, { product_id: cup });
    expect(one.cookies.get('woodmart_wishlist_count_9_logged')).toBe('1');
    expect((await one.get('/shop/')).body).toContain('"is_multisite":"1","current_blog_id":"9"');
  });
});
