import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { saved } from '../catalogue/testing/saved.ts';
import { type AllPostsQuery, listAllPosts } from './listAllPosts.ts';
import { postTerms } from './findPost.ts';
import { savePost } from './savePost.ts';

describe.each(databaseKinds)('the list for who writes, on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const titles = async (query: Partial<AllPostsQuery>): Promise<string> => {
    const sort = { field: 'publishedAt', isDescending: true } as const;
    const { items } = await listAllPosts(shop, { type: 'post', page: 1, perPage: 10, sort, ...query });
    return items.map(({ title }) => title).join();
  };

  it('has drafts and what is to come, and the trash only when asked for', async () => {
    const { id } = saved(
      await savePost(shop, { title: 'Draft', status: 'draft', categories: ['News'], tags: ['Hot'] }),
    );
    saved(await savePost(shop, { title: 'Later', publishedAt: shop.now() + 1000 }));
    saved(await savePost(shop, { title: 'Gone', status: 'trash' }));
    saved(await savePost(shop, { title: 'Page', type: 'page' }));
    expect(await titles({})).toBe('Later,Draft');
    expect(await titles({ status: 'trash' })).toBe('Gone');
    expect(await titles({ category: 'news', tag: 'hot' })).toBe('Draft');
    expect(await titles({ search: 'LAT' })).toBe('Later');
    expect(await titles({ sort: { field: 'title', isDescending: false } })).toBe('Draft,Later');
    expect((await postTerms(shop, id)).map(({ name }) => name)).toEqual(['Hot', 'News']);
  });
});
