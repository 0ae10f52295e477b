import { describe, expect, it } from 'vitest';
import { saved } from '../catalogue/testing/saved.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { findPost, findPostBySlug, findPostPage } from './findPost.ts';
import { listPosts } from './listPosts.ts';
import { deleteMenu, findMenu, listMenus, type MenuItem, saveMenu } from './menus.ts';
import { deletePost, savePost } from './savePost.ts';

describe.each(databaseKinds)('posts and pages on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('are kept clean, under a slug of their own in each kind', async () => {
    const { id } = saved(
      await savePost(shop, {
        title: 'The jar',
        content: '<p>Good <img src=x onerror=alert(1)></p><script>x()</script>',
        categories: ['Glaze'],
        tags: ['Blue'],
      }),
    );
    saved(await savePost(shop, { title: 'The jar' }));
    saved(await savePost(shop, { title: 'The jar', type: 'page' }));
    expect(await findPost(shop, id)).toMatchObject({
      slug: 'the-jar',
      content: '<p>Good <img src="x" /></p>',
    });
    expect((await listPosts(shop)).items.map(({ slug }) => slug)).toEqual(['the-jar-2', 'the-jar']);
    expect((await listPosts(shop, { category: 'glaze', tag: 'blue' })).total).toBe(1);
    expect((await findPostPage(shop, 'post', 'the-jar'))?.terms.map(({ name }) => name)).toEqual([
      'Blue',
      'Glaze',
    ]);
  });

  it('change by version, and are not shown before their time', async () => {
    const { id } = saved(await savePost(shop, { title: 'Soon', publishedAt: shop.now() + 1000 }));
    expect(await findPostBySlug(shop, 'post', 'soon')).toBeNull();
    shop.wait(1000);
    expect(await findPostBySlug(shop, 'post', 'soon')).not.toBeNull();
    expect(await savePost(shop, { id, title: 'Now' }, { expectedVersion: 1 })).toMatchObject({ version: 2 });
    expect(await savePost(shop, { id, title: 'Old' }, { expectedVersion: 1 })).toMatchObject({
      reason: 'conflict',
    });
    expect(await savePost(shop, { id, title: ' ' })).toMatchObject({ errors: [{ field: 'title' }] });
    expect(await savePost(shop, { type: 'page' })).toMatchObject({ errors: [{ field: 'title' }] });
    await savePost(shop, { id, status: 'trash' });
    expect(await findPostBySlug(shop, 'post', 'soon')).toBeNull();
    expect([await deletePost(shop, id), await deletePost(shop, id)]).toEqual([true, false]);
  });
});

describe.each(databaseKinds)('menus on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const item = (title: string, url = '/', children: readonly MenuItem[] = []): MenuItem => ({
    title,
    url,
    children,
  });

  it('are replaced as a whole, by version', async () => {
    const menu = {
      slug: 'main',
      name: 'Main',
      items: [item('Shop', '/shop/', [item('New', 'https://a.example/')])],
    };
    expect(await saveMenu(shop, menu)).toMatchObject({ version: 1 });
    expect(await saveMenu(shop, { ...menu, items: [] }, { expectedVersion: 3 })).toMatchObject({
      reason: 'conflict',
      version: 1,
    });
    expect(await saveMenu(shop, { ...menu, name: 'Top' }, { expectedVersion: 1 })).toMatchObject({
      version: 2,
    });
    expect(await findMenu(shop, 'main')).toMatchObject({ name: 'Top', items: menu.items });
    expect((await listMenus(shop)).length).toBe(1);
    expect([await deleteMenu(shop, 'main'), await deleteMenu(shop, 'main')]).toEqual([true, false]);
  });

  it('keep columns of HTML, without anything that could run', async () => {
    const column = { ...item('Gifts'), html: '<p onclick="x()">Wrapped<script>alert(1)</script></p>' };
    await saveMenu(shop, {
      slug: 'wide',
      name: 'Wide',
      items: [{ ...item('Shop', '/', [column]), isMega: true }],
    });
    const menu = await findMenu(shop, 'wide');
    expect(menu?.items).toEqual([
      { ...item('Shop', '/', [{ ...item('Gifts'), html: '<p>Wrapped</p>' }]), isMega: true },
    ]);
  });

  it('lead nowhere that runs, and not too deep', async () => {
    const bad = await saveMenu(shop, { slug: 'm', name: 'M', items: [item('X', 'javascript:alert(1)')] });
    expect(bad).toMatchObject({ errors: [{ field: 'items.0.url' }] });
    let deep = item('End');
    for (let level = 0; level < 5_000; level++) deep = item('Level', '/', [deep]);
    expect(await saveMenu(shop, { slug: 'm', name: 'M', items: [deep] })).toMatchObject({ ok: false });
  });
});
