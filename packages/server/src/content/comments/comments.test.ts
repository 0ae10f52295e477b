import { describe, expect, it } from 'vitest';
import { insertTestUser } from '../../accounts/testing/testUser.ts';
import type { User } from '../../accounts/User.ts';
import { saved } from '../../catalogue/testing/saved.ts';
import { databaseKinds } from '../../db/testing/databases.ts';
import { readVersions } from '../../pageVersions/readVersions.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { findPost } from '../findPost.ts';
import { COMMENT_CHARACTERS, COMMENTS_BY_ADDRESS, COMMENTS_PER_PAGE, REPLIES_PER_THREAD } from '../limits.ts';
import { deletePost, type PostInput, savePost } from '../savePost.ts';
import { addComment, type Commenter, type CommentInput } from './addComment.ts';
import {
  type CommentNode,
  findComment,
  listAllComments,
  listComments,
  pageOfComment,
} from './listComments.ts';
import { deleteComment, moderateComment } from './moderateComment.ts';

const NOBODY: Commenter = { user: null, address: '', isSuspect: false };

describe.each(databaseKinds)('comments on %s', async (kind) => {
  const shop = await openTestShop(kind);
  await writeSettings(shop, { comments: { needApproval: false } });
  let written = 0;
  const post = async (fields: PostInput = {}) => saved(await savePost(shop, { title: 'Jar', ...fields })).id;
  const add = (postId: number, more: Partial<CommentInput> = {}, who: Partial<Commenter> = {}) =>
    addComment(
      shop,
      {
        postId,
        parentId: null,
        author: 'Ana',
        email: 'Ana@Example.com',
        content: `Words ${++written}`,
        ...more,
      },
      { ...NOBODY, ...who },
    );
  const added = async (...args: Parameters<typeof add>): Promise<number> => {
    const done = await add(...args);
    if (!done.ok) throw new Error(JSON.stringify(done));
    return done.id;
  };
  const count = async (postId: number) => (await findPost(shop, postId))?.commentCount;
  type Tree = readonly [number, ...Tree[]];
  const treeOf = ({ id, replies }: CommentNode): Tree => [id, ...replies.map(treeOf)];
  const tree = async (postId: number, page = 1) => (await listComments(shop, postId, page)).items.map(treeOf);

  it('are shown as they were written, and nothing of them is markup', async () => {
    const id = await post();
    await added(id, { content: ' <script>x</script>\r\n& more\u0000 ' });
    expect((await listComments(shop, id, 1)).items[0]).toMatchObject({
      email: 'ana@example.com',
      text: '<script>x</script>\n& more',
      html: '&lt;script&gt;x&lt;/script&gt;<br>&amp; more',
    });
    expect(await count(id)).toBe(1);
  });

  it('nest three levels deep, and what answers the third stands beside it', async () => {
    const id = await post();
    const first = await added(id);
    const second = await added(id, { parentId: first });
    const third = await added(id, { parentId: second });
    const fourth = await added(id, { parentId: third });
    const other = await added(id);
    expect(await tree(id)).toEqual([[first, [second, [third], [fourth]]], [other]]);
    expect(await count(id)).toBe(5);
  });

  it('answer what is shown below the same post, and nothing else', async () => {
    const [id, elsewhere] = [await post(), await post()];
    const foreign = await added(elsewhere);
    const gone = await added(id);
    await moderateComment(shop, gone, 'trash');
    for (const parentId of [foreign, gone, 999_999])
      expect(await add(id, { parentId })).toEqual({
        ok: false,
        faults: [{ field: null, fault: 'parent_gone' }],
      });
  });

  it('fill a conversation, and no more', async () => {
    const id = await post();
    const first = await added(id);
    for (let index = 0; index < REPLIES_PER_THREAD; index++) await added(id, { parentId: first });
    expect(await add(id, { parentId: first })).toMatchObject({ faults: [{ fault: 'thread_full' }] });
  });

  it('come in pages that keep their conversations, and one knows its own', async () => {
    const id = await post();
    const all: number[] = [];
    for (let index = 0; index <= COMMENTS_PER_PAGE; index++) all.push(await added(id));
    const reply = await added(id, { parentId: all.at(-1) ?? 0 });
    expect((await tree(id)).length).toBe(COMMENTS_PER_PAGE);
    expect(await tree(id, 2)).toEqual([[all.at(-1), [reply]]]);
    const pageOf = async (comment: number | undefined) => {
      const found = await findComment(shop, comment ?? 0);
      return found && pageOfComment(shop, found);
    };
    expect([
      await pageOf(all[0]),
      await pageOf(all.at(-2)),
      await pageOf(all.at(-1)),
      await pageOf(reply),
    ]).toEqual([1, 1, 2, 2]);
  });

  it('that are sent twice are one', async () => {
    const id = await post();
    const content = 'Twice';
    const all = await Promise.all([added(id, { content }), added(id, { content }), added(id, { content })]);
    expect(new Set(all).size).toBe(1);
    expect(await count(id)).toBe(1);
  });

  it('say what is wrong with each field, and keep nothing', async () => {
    const id = await post();
    const faultsOf = async (more: Partial<CommentInput>) => {
      const done = await add(id, more);
      return done.ok ? [] : done.faults.map(({ field, fault }) => `${field} ${fault}`);
    };
    expect(await faultsOf({ author: ' ', email: 'no', content: '\n' })).toEqual([
      'author author_needed',
      'email email_wrong',
      'content comment_needed',
    ]);
    expect(await faultsOf({ author: 'a'.repeat(101), content: 'a'.repeat(COMMENT_CHARACTERS + 1) })).toEqual([
      'author author_long',
      'content comment_long',
    ]);
    expect(await count(id)).toBe(0);
  });

  it('are closed by the post, by the shop, and where there is nothing to be read', async () => {
    const refused = { ok: false, faults: [{ field: null, fault: 'comments_closed' }] };
    expect(await add(await post({ commentsOpen: false }))).toEqual(refused);
    expect(await add(await post({ status: 'draft' }))).toEqual(refused);
    expect(await add(await post({ publishedAt: shop.now() + 1000 }))).toEqual(refused);
    expect(await add(await post({ type: 'page' }))).toEqual(refused);
    expect(await add(999_999)).toEqual(refused);
    const id = await post();
    await writeSettings(shop, { comments: { on: false } });
    expect(await add(id)).toEqual(refused);
    await writeSettings(shop, { comments: { needApproval: false } });
  });

  it('wait to be read, but for those of who moderates them; what fell into the trap is spam', async () => {
    await writeSettings(shop, { comments: {} });
    const id = await post();
    const staff: User = await insertTestUser(shop, { role: 'editor' });
    const held = await add(id);
    expect(held).toMatchObject({ ok: true, status: 'hold' });
    expect(await add(id, {}, { isSuspect: true })).toMatchObject({ status: 'spam' });
    expect(await add(id, {}, { user: await insertTestUser(shop) })).toMatchObject({ status: 'hold' });
    expect(await add(id, {}, { user: staff })).toMatchObject({ status: 'approved' });
    expect(await count(id)).toBe(1);
    expect((await listAllComments(shop, { postId: id, status: 'hold', page: 1, perPage: 10 })).total).toBe(2);
    await moderateComment(shop, held.ok ? held.id : 0, 'approved');
    expect(await count(id)).toBe(2);
    await writeSettings(shop, { comments: { needApproval: false } });
  });

  it('drop the pages that show them, and none while they wait', async () => {
    const id = await post();
    const version = async () => (await readVersions(shop, ['posts'])).get('posts');
    await writeSettings(shop, { comments: {} });
    const before = await version();
    const held = await added(id);
    await moderateComment(shop, held, 'spam');
    const waiting = await version();
    await moderateComment(shop, held, 'approved');
    const approved = await version();
    await deleteComment(shop, held);
    const seen = [approved, await version()];
    await writeSettings(shop, { comments: { needApproval: false } });
    expect(waiting).toBe(before);
    expect(new Set([waiting, ...seen]).size).toBe(3);
  });

  it('leave what answered them when they go, and hide it when they are hidden', async () => {
    const id = await post();
    const first = await added(id);
    const second = await added(id, { parentId: first });
    const third = await added(id, { parentId: second });
    await moderateComment(shop, first, 'trash');
    expect([await tree(id), await count(id)]).toEqual([[], 0]);
    await moderateComment(shop, first, 'approved');
    await moderateComment(shop, second, 'hold');
    expect([await tree(id), await count(id)]).toEqual([[[first]], 1]);
    await moderateComment(shop, second, 'approved');
    await deleteComment(shop, first);
    expect([await tree(id), await count(id)]).toEqual([[[second, [third]]], 2]);
    const fourth = await added(id, { parentId: third });
    expect(await tree(id)).toEqual([[second, [third, [fourth]]]]);
    await deleteComment(shop, third);
    expect(await tree(id)).toEqual([[second, [fourth]]]);
    expect([await deleteComment(shop, third), await moderateComment(shop, third, 'hold')]).toEqual([
      false,
      false,
    ]);
  });

  it('go with their post', async () => {
    const id = await post();
    const comment = await added(id);
    await deletePost(shop, id);
    expect(await findComment(shop, comment)).toBeNull();
  });

  it('of one address or account are few in an hour', async () => {
    const id = await post();
    const user = await insertTestUser(shop);
    for (const who of [{ address: '192.0.2.1' }, { user }]) {
      for (let index = 0; index < COMMENTS_BY_ADDRESS.limit; index++) await added(id, {}, who);
      expect(await add(id, {}, who)).toEqual({ ok: false, faults: [{ field: null, fault: 'too_many' }] });
    }
    expect(await add(id, {}, { address: '192.0.2.2' })).toMatchObject({ ok: true });
    shop.wait(COMMENTS_BY_ADDRESS.windowMs);
    expect(await add(id, {}, { address: '192.0.2.1' })).toMatchObject({ ok: true });
  });
});
