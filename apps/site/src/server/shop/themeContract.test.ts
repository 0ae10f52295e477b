import { databaseKinds } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
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

  it('compare adds once, and removes with its nonce only', async () => {
    const [first, second] = [await shop.product({ name: 'Lamp A' }), await shop.product({ name: 'Lamp B' })];
    const guest = visitor();
    await guest.act('woodmart_add_to_compare', { id: first });
    await guest.act('woodmart_add_to_compare', { id: first });
    const added = (await guest.act('woodmart_add_to_compare', { id: second })).json<ListAnswer>();
    expect(added.count).toBe(2);
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
    for (const id of ids) await guest.act('woodmart_add_to_wishlist', { product_id: id, key });
    expect(guest.cookies.get('woodmart_wishlist_count')).toBe('2');
    const page = await guest.get('/wishlist/');
    expect(page.body).toContain('Wish A');
    const removed = await guest.get(
      `/wp-admin/admin-ajax.php?action=woodmart_remove_from_wishlist&product_id[]=${ids[0]}&product_id[]=${ids[1]}&key=${key}`,
    );
    expect(removed.json<ListAnswer>()).toMatchObject({ count: 0, hash: '' });
  });
});
