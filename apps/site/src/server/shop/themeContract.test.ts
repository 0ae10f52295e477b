import { databaseKinds, savePost } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { setSettings } from './testing/setSettings.ts';
import { startTestSite } from './testing/startTestSite.ts';

interface Suggestions {
  readonly suggestions: readonly Readonly<Record<string, string | boolean>>[];
}
interface ListAnswer {
  readonly count: number;
  readonly hash?: string;
  readonly fragments: Readonly<Record<string, string>>;
  readonly table?: string;
  readonly wishlist_content?: string;
}

describe.each(databaseKinds)('the theme’s calls, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const settingsOf = async (guest: ReturnType<typeof visitor>) => {
    const { body } = await guest.get('/shop/');
    return JSON.parse(/window\["woodmart_settings"\]=(\{.*?\});/.exec(body)?.[1] ?? '{}') as Record<
      string,
      string
    >;
  };

  it('search finds by the start of words, and says when there is nothing', async () => {
    await shop.indexed({ name: 'Celadon <tea> bowl', slug: 'celadon', sku: 'CEL-1' });
    await shop.indexed({ name: 'Cobalt vase' });
    const guest = visitor();
    const { suggestions } = (
      await guest.act('woodmart_ajax_search', { number: 5, post_type: 'product', query: 'cela bow' })
    ).json<Suggestions>();
    expect(suggestions).toHaveLength(1);
    expect(suggestions[0]).toMatchObject({ value: 'Celadon &lt;tea&gt; bowl' });
    expect(suggestions[0]?.permalink).toMatch(/\/product\/celadon\/$/);
    expect(suggestions[0]?.price).toContain('10.00');
    const none = (await guest.act('woodmart_ajax_search', { query: 'xylophone' })).json<Suggestions>();
    expect(none.suggestions).toEqual([
      { value: 'No products found', permalink: '', products_not_found: true, no_results: true },
    ]);
  });

  it('search says of each row what the owner wants, and parts products from what else was asked for', async () => {
    const { id: imageId } = await shop.queries
      .insertInto('media')
      .values({ file: '/ladle.jpg', created_at: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    await shop.indexed({ name: 'Ladle', slug: 'ladle', sku: 'L<1', imageId });
    await savePost(shop, { title: 'How to hold a ladle', slug: 'hold', status: 'publish' });
    const guest = visitor();
    const ask = async (fields: Readonly<Record<string, string>>) =>
      (await guest.act('woodmart_ajax_search', fields)).json<Suggestions>().suggestions;
    const [product, divider, post] = await ask({ query: 'ladle', post_type: 'any' });
    expect(product?.['thumbnail']).toMatch(/^<img [^>]*ladle/);
    expect(product).not.toHaveProperty('sku');
    expect(divider).toEqual({ value: '', permalink: '', divider: 'From the journal' });
    expect(post).toMatchObject({
      value: 'How to hold a ladle',
      permalink: expect.stringMatching(/\/hold\/$/),
    });
    await setSettings(shop, { search: { sku: true, thumbnail: false, price: false } });
    const [row] = await ask({ query: 'ladle' });
    expect(row).toEqual({ value: 'Ladle', permalink: product?.['permalink'], sku: 'L&lt;1' });
    await setSettings(shop, {});
    expect(await ask({ query: 'hold', post_type: 'any' })).toMatchObject([
      { products_not_found: true },
      { divider: 'From the journal' },
      { value: 'How to hold a ladle' },
    ]);
  });

  it('compare adds once, and removes with its nonce only', async () => {
    const [first, second] = [await shop.product({ name: 'Lamp A' }), await shop.product({ name: 'Lamp B' })];
    const guest = visitor();
    await guest.act('woodmart_add_to_compare', { id: first });
    await guest.act('woodmart_add_to_compare', { id: first });
    const answer = await guest.act('woodmart_add_to_compare', { id: second });
    const added = answer.json<ListAnswer>();
    expect(added.count).toBe(2);
    expect(Object.keys(added).sort()).toEqual(['count', 'fragments']);
    expect(answer.headers.getSetCookie().join()).toMatch(
      /woodmart_compare_list=[^;]*; Max-Age=604800; Path=\/;/,
    );
    expect(decodeURIComponent(guest.cookies.get('woodmart_compare_list') ?? '')).toBe(`[${first},${second}]`);
    const refused = (
      await guest.act('woodmart_remove_from_compare', { id: first, key: 'wrong' })
    ).json<ListAnswer>();
    expect(refused.count).toBe(2);
    const { compare_page_nonce: key = '' } = await settingsOf(guest);
    const removed = (await guest.act('woodmart_remove_from_compare', { id: first, key })).json<ListAnswer>();
    expect(removed.count).toBe(1);
    expect(removed.table).toContain('Lamp B');
    expect(removed.table).not.toContain('Lamp A');
    const { fragments } = (
      await guest.act('woodmart_get_fragment_product_category_compare')
    ).json<ListAnswer>();
    expect(Object.keys(fragments)).toContain('.wd-header-compare .wd-tools-count');
    const empty = (
      await guest.act('woodmart_remove_category_from_compare', { category_id: 0, key })
    ).json<ListAnswer>();
    expect(empty.count).toBe(0);
  });

  it('a product’s page shows what is recommended with it once, not again among those of its category', async () => {
    const term = { taxonomy: 'product_cat', slug: 'kettles', name: 'Kettles' };
    const { id: term_id } = await shop.queries
      .insertInto('terms')
      .values(term)
      .returning('id')
      .executeTakeFirstOrThrow();
    const lid = await shop.product({ name: 'Kettle lid' });
    const whistle = await shop.product({ name: 'Kettle whistle' });
    const kettle = await shop.product({ name: 'Kettle', slug: 'kettle', upsellIds: [lid] });
    const terms = [lid, whistle, kettle].map((product_id) => ({ product_id, term_id }));
    await shop.queries.insertInto('product_terms').values(terms).execute();
    const page = (await visitor().get('/product/kettle/')).page();
    const rows = [...page.querySelectorAll('.product-row')].map((row) => [
      row.querySelector('h2')?.textContent,
      ...[...row.querySelectorAll('.woocommerce-loop-product__title')].map((title) => title.textContent),
    ]);
    expect(rows).toEqual([
      ['You may also like', 'Kettle lid'],
      ['Related products', 'Kettle whistle'],
    ]);
  });

  it('a product’s page puts it on both lists without a script', async () => {
    await shop.product({ name: 'Plain jug', slug: 'plain-jug' });
    const guest = visitor();
    const page = await guest.get('/product/plain-jug/');
    for (const list of ['wishlist', 'compare']) {
      const [, address = ''] =
        new RegExp(`wd-${list}-btn[^>]*><a href="[^"]*(/${list}/[^"]*)"`).exec(page.body) ?? [];
      const answer = await guest.get(address.replaceAll('&amp;', '&'));
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        expect.stringMatching(`/${list}/$`),
      ]);
    }
    expect((await guest.get('/wishlist/')).body).toContain('Plain jug');
    expect((await guest.get('/compare/')).body).toContain('Plain jug');
  });

  it('a guest’s wishlist is the cookie', async () => {
    const ids = [await shop.product({ name: 'Wish A' }), await shop.product({ name: 'Wish B' })];
    const guest = visitor();
    const { wishlist_page_nonce: key = '' } = await settingsOf(guest);
    for (const id of ids) {
      const { headers } = await guest.act('woodmart_add_to_wishlist', { product_id: id, key });
      const kept = headers.getSetCookie().filter((line) => line.startsWith('woodmart_wishlist_'));
      expect(kept.length).toBeGreaterThanOrEqual(2);
      for (const line of kept) expect(line).toMatch(/; Max-Age=604800; Path=\/;/);
    }
    expect(guest.cookies.get('woodmart_wishlist_count')).toBe('2');
    const page = await guest.get('/wishlist/');
    expect(page.body).toContain('Wish A');
    const removed = await guest.get(
      `/wp-admin/admin-ajax.php?action=woodmart_remove_from_wishlist&product_id[]=${ids[0]}&product_id[]=${ids[1]}&key=${key}`,
    );
    expect(removed.json<ListAnswer>()).toMatchObject({ count: 0, hash: '' });
  });
});
