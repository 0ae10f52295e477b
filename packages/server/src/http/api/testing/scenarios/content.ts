import sharp from 'sharp';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { moduleText } from '../../../../modules/testing/moduleText.ts';
import type { TestApi } from '../startApi.ts';

const picture = (): Promise<Buffer> =>
  sharp({ create: { width: 3, height: 2, channels: 3, background: '#a40' } })
    .png()
    .toBuffer();

const formOf = (
  bytes: Uint8Array | string,
  name: string,
  fields: Readonly<Record<string, string>> = {},
): FormData => {
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.set(field, value);
  form.set('file', new Blob([bytes as BlobPart]), name);
  return form;
};

/** Media, posts, comments, pages, menus, modules, page documents. */
export function describeContent(api: () => TestApi): void {
  const as = (role: 'editor' | 'shop_manager' = 'editor') => api().as(role);

  it('pictures are uploaded by what they are, described, and deleted unless they are shown', async () => {
    const { uploads } = api();
    const made = await as()('uploadMedia', {
      form: formOf(await picture(), '../../Sun set.svg', { alt: 'A sunset' }),
    });
    expect(made.body).toMatchObject({ mime: 'image/png', width: 3, height: 2, alt: 'A sunset' });
    const params = { id: made.body.id };
    expect(existsSync(join(uploads, made.body.file))).toBe(true);
    const listed = { ...made.body, sizes: [] };
    expect((await as()('listMedia')).body.items).toContainEqual(listed);
    const found = (query: { search?: string; ids?: string }) => as()('listMedia', { query });
    expect((await found({ search: 'A SUNS' })).body).toMatchObject({ total: 1, items: [listed] });
    expect((await found({ search: 'A%s' })).body.total).toBe(0);
    expect((await found({ ids: `${made.body.id},2000000000` })).body.items).toEqual([listed]);
    expect((await found({ ids: '1,x' })).status).toBe(422);
    expect((await found({ ids: '9999999999' })).status).toBe(422);
    expect((await as()('listMediaUses', { params })).body.items).toEqual([]);
    const changed = await as()('updateMedia', { params, match: made.tag, body: { title: 'Evening' } });
    expect(changed.body).toMatchObject({ alt: 'A sunset', title: 'Evening' });
    expect((await as()('updateMedia', { params, match: made.tag, body: { title: 'Late' } })).status).toBe(
      412,
    );
    const { body: product } = await as('shop_manager')('createProduct', {
      body: { name: 'Shown', gallery: [made.body.id] },
    });
    expect((await as()('listMediaUses', { params })).body.items).toEqual([
      { kind: 'product', id: product.id, taxonomy: '', name: 'Shown' },
    ]);
    expect((await as()('listMediaUses', { params: { id: 2_000_000_000 } })).status).toBe(404);
    const used = await as()('deleteMedia', { params, match: changed.tag });
    expect([used.status, used.body.message]).toEqual([422, `Product ${product.id} shows it.`]);
    await as('shop_manager')('updateProduct', {
      params: { id: product.id },
      match: '*',
      body: { gallery: [] },
    });
    expect((await as()('readMedia', { params })).body).toEqual(changed.body);
    expect((await as()('deleteMedia', { params, match: changed.tag })).status).toBe(204);
    expect(existsSync(join(uploads, made.body.file))).toBe(false);
  });

  it('comments on posts are moderated, and closed by the post', async () => {
    const { shop } = api();
    const post = await as()('createPost', { body: { title: 'Talked about' } });
    const { id: post_id, commentsOpen } = post.body;
    expect(commentsOpen).toBe(true);
    const said = { author: 'Ann', email: 'ann@example.com', content: 'Good <b>', status: 'hold' };
    const { id } = await shop.queries
      .insertInto('comments')
      .values({ ...said, post_id, created_at: shop.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const params = { id };
    const listed = await as()('listComments', { query: { status: 'hold', postId: post_id } });
    expect(listed.body).toMatchObject({ total: 1, items: [{ id, text: 'Good <b>', parentId: null }] });
    const { tag } = await as()('readComment', { params });
    const approved = await as()('moderateComment', { params, match: tag, body: { status: 'approved' } });
    expect(approved.body.status).toBe('approved');
    expect((await as()('readPost', { params: { id: post_id } })).body.commentCount).toBe(1);
    expect((await as()('moderateComment', { params, match: tag, body: { status: 'spam' } })).status).toBe(
      412,
    );
    const closed = await as()('updatePost', {
      params: { id: post_id },
      match: '*',
      body: { commentsOpen: false },
    });
    expect(closed.body.commentsOpen).toBe(false);
    expect((await as()('deleteComment', { params, match: approved.tag })).status).toBe(204);
    expect((await as()('readComment', { params })).status).toBe(404);
  });

  it.each([
    [
      'a page that calls itself a picture',
      '<svg xmlns="http://www.w3.org/2000/svg"><script>1</script></svg>',
    ],
    ['a text', 'not a picture'],
    ['nothing', ''],
  ])('%s is no picture', async (_, bytes) => {
    const { status, body } = await as()('uploadMedia', { form: formOf(bytes, 'a.png') });
    expect([status, body.errors[0].field]).toEqual([422, 'file']);
  });

  it('a picture that is too large is not read to its end', async () => {
    const { status } = await as()('uploadMedia', {
      form: formOf(new Uint8Array(20 * 1024 * 1024 + 1), 'a.png'),
    });
    expect(status).toBe(413);
  });

  it.each([
    { kind: 'Post', path: 'posts' },
    { kind: 'Page', path: 'pages' },
  ] as const)('$path are made, listed, changed and deleted', async ({ kind, path }) => {
    const body = { title: `My ${path}`, content: '<p onclick="x()">Hi</p>', tags: ['One'], status: 'draft' };
    const made = await as()(`create${kind}`, { body });
    const params = { id: made.body.id };
    expect(made.body).toMatchObject({
      type: kind.toLowerCase(),
      content: '<p>Hi</p>',
      tags: ['One'],
      version: 1,
    });
    expect(made.headers.get('location')).toBe(`/api/v1/${path}/${params.id}`);
    expect((await as()(kind === 'Post' ? 'readPage' : 'readPost', { params })).status).toBe(404);
    const listed = await as()(`list${kind}s`, { query: { search: 'my p', status: 'draft', sort: 'title' } });
    expect(listed.body.items).toMatchObject([{ id: params.id }]);
    const publishedAt = '2026-02-01T08:00:00.000Z';
    const changed = await as()(`update${kind}`, {
      params,
      match: made.tag,
      body: { publishedAt, status: 'publish' },
    });
    expect(changed.body).toMatchObject({ publishedAt, title: `My ${path}`, version: 2 });
    const late = await as()(`update${kind}`, { params, match: made.tag, body: { title: 'Late' } });
    expect([late.status, late.tag]).toEqual([412, changed.tag]);
    expect((await as()(`read${kind}`, { params })).body).toEqual(changed.body);
    // Publishing it has said nothing new.
    const first = { ...params, version: 1 };
    expect((await as()(`list${kind}Revisions`, { params })).body.items).toMatchObject([{ version: 1 }]);
    const other = { title: 'Other', content: '<p>Bye</p>', tags: ['Two'] };
    const rewritten = await as()(`update${kind}`, { params, match: changed.tag, body: other });
    expect((await as()(`list${kind}Revisions`, { params })).body.items).toMatchObject([
      { version: 3, authorId: api().users.editor.id },
      { version: 1 },
    ]);
    expect((await as()(`read${kind}Revision`, { params: first })).body.document).toMatchObject({
      title: `My ${path}`,
      tags: ['One'],
    });
    expect((await as()(`restore${kind}Revision`, { params: first, match: made.tag })).status).toBe(412);
    const back = await as()(`restore${kind}Revision`, { params: first, match: rewritten.tag });
    expect(back.body).toMatchObject({
      title: `My ${path}`,
      content: '<p>Hi</p>',
      tags: ['One'],
      publishedAt,
    });
    expect(
      (await as()(`restore${kind}Revision`, { params: { ...params, version: 9 }, match: '*' })).status,
    ).toBe(404);
    expect((await as()(`delete${kind}`, { params, match: made.tag })).status).toBe(412);
    expect((await as()(`delete${kind}`, { params, match: back.tag })).status).toBe(204);
    expect((await as()(`read${kind}`, { params })).body.status).toBe('trash');
    await as()(`delete${kind}`, { params, match: '*', query: { force: true } });
    expect((await as()(`read${kind}`, { params })).status).toBe(404);
    expect((await as()(`create${kind}`, { body: { title: 'A', publishedAt: 'now' } })).status).toBe(422);
  });

  it('menus are made, listed, replaced and deleted', async () => {
    const items = [{ title: 'Shop', url: '/shop/', children: [{ title: 'Cups', url: '/cups/' }] }];
    const made = await as()('createMenu', { body: { slug: 'main', name: 'Main', items } });
    const params = { slug: 'main' };
    expect(made.body.items[0].children[0]).toEqual({ title: 'Cups', url: '/cups/', children: [] });
    const again = await as()('createMenu', { body: { slug: 'Main', name: 'Other', items: [] } });
    expect([again.status, again.body.errors[0].field]).toEqual([422, 'slug']);
    expect((await as()('listMenus')).body.items).toEqual([made.body]);
    const wrong = { name: 'Main', items: [{ title: 'A', url: 'javascript:alert(1)' }] };
    const refused = await as()('replaceMenu', { params, match: made.tag, body: wrong });
    expect([refused.status, refused.body.errors[0].field]).toEqual([422, 'items.0.url']);
    const changed = await as()('replaceMenu', { params, match: made.tag, body: { name: 'Top', items: [] } });
    expect(changed.body).toMatchObject({ name: 'Top', items: [], version: 2 });
    expect((await as()('replaceMenu', { params, match: made.tag, body: { name: 'Late', items } })).tag).toBe(
      changed.tag,
    );
    expect((await as()('readMenu', { params })).body).toEqual(changed.body);
    expect((await as()('deleteMenu', { params, match: made.tag })).status).toBe(412);
    expect((await as()('deleteMenu', { params, match: changed.tag })).status).toBe(204);
  });

  describe('modules', () => {
    it('are saved with revisions, which can be restored', async () => {
      const made = await as()('createModule', {
        body: { alias: 'hero', document: JSON.parse(moduleText()) },
      });
      const params = { id: made.body.id };
      expect(made.body).toMatchObject({ alias: 'hero', title: 'Written', document: { id: 900 } });
      expect((await as()('createModule', { body: { alias: 'hero', document: moduleText() } })).status).toBe(
        422,
      );
      expect(
        (await as()('createModule', { body: { alias: 'none', document: { no: 1 } } })).body.errors[0].field,
      ).toBe('document');
      const body = { document: moduleText({ extra: 2 }), note: 'More' };
      const changed = await as()('updateModule', { params, match: made.tag, body });
      expect(changed.body).toMatchObject({ version: 2, alias: 'hero', document: { extra: 2 } });
      const late = await as()('updateModule', { params, match: made.tag, body: { title: 'Late' } });
      expect([late.status, late.tag]).toEqual([412, changed.tag]);
      const revisions = await as()('listModuleRevisions', { params });
      expect(revisions.body.items).toMatchObject([
        { version: 2, note: 'More', authorId: api().users.editor.id },
        { version: 1 },
      ]);
      const first = { ...params, version: 1 };
      expect((await as()('readModuleRevision', { params: first })).body.document).not.toHaveProperty('extra');
      expect((await as()('restoreModuleRevision', { params: first, match: made.tag })).status).toBe(412);
      const restored = await as()('restoreModuleRevision', { params: first, match: changed.tag });
      expect(restored.body).toMatchObject({ version: 3, document: made.body.document });
      expect((await as()('listModules', { query: { search: 'HER' } })).body.total).toBe(1);
      expect((await as()('readModule', { params })).body).toEqual(restored.body);
      expect((await as()('deleteModule', { params, match: made.tag })).status).toBe(412);
      expect((await as()('deleteModule', { params, match: restored.tag })).status).toBe(204);
      expect((await as()('listModules', { query: { search: 'her' } })).body.total).toBe(0);
      expect((await as()('listModules', { query: { status: 'trash' } })).body.items).toMatchObject([params]);
      const back = await as()('updateModule', { params, match: '*', body: { status: 'publish' } });
      expect(back.body.document).toEqual(restored.body.document);
      expect((await as()('listModuleRevisions', { params })).body.items).toHaveLength(4);
      await as()('deleteModule', { params, match: '*', query: { force: true } });
      expect((await as()('readModule', { params })).status).toBe(404);
    });

    it('are shown from one moment to another, and say what shows them', async () => {
      const made = await as()('createModule', { body: { alias: 'shown', document: moduleText() } });
      const params = { id: made.body.id };
      const times = { showFrom: '2026-02-01T08:00:00.000Z', showUntil: '2026-01-01T08:00:00.000Z' };
      const wrong = await as()('updateModule', { params, match: made.tag, body: times });
      expect(wrong.body.errors).toMatchObject([{ field: 'showUntil' }]);
      const later = { showFrom: times.showUntil, showUntil: times.showFrom };
      const changed = await as()('updateModule', { params, match: made.tag, body: later });
      expect(changed.body).toMatchObject(later);
      expect(
        (
          await as()('updateModule', {
            params,
            match: changed.tag,
            body: { showUntil: null, alias: 'renamed' },
          })
        ).body,
      ).toMatchObject({ showFrom: later.showFrom, showUntil: null, alias: 'renamed' });
      const { body: post } = await as()('createPost', {
        body: { title: 'With it', content: '<p>[sr7 alias="shown"]</p>' },
      });
      const { body: text } = await as()('createPost', {
        body: { title: 'Only shown', content: '<p>shown</p>' },
      });
      expect((await as()('listModuleUses', { params })).body.items).toEqual([
        { kind: 'post', id: post.id, name: 'With it' },
      ]);
      for (const { id } of [post, text])
        await as()('deletePost', { params: { id }, match: '*', query: { force: true } });
    });

    it('are taken out of the HTML of a page', async () => {
      const html = `<sr7-module id="SR7_1_1" data-alias="paged"></sr7-module>
        <script>SR7.JSON['SR7_1_1'] = ${moduleText({ settings: { alias: 'paged', title: 'Paged' } })}</script>`;
      const { status, body } = await as()('importPageModules', { body: { html } });
      expect([status, body.left]).toEqual([201, []]);
      expect(body.items).toMatchObject([{ alias: 'paged', title: 'Paged' }]);
      const none = await as()('importPageModules', { body: { html: '<p>Hello</p>' } });
      expect(none.body.errors).toEqual([
        { field: 'html', message: expect.stringMatching(/^There is no module in this page/) },
      ]);
    });

    it('are copied, and travel as files', async () => {
      // Spaces and numbers as nobody would write them out again.
      const text = moduleText().replace('"id":900', '"id": 900.0');
      const { body: module } = await as()('createModule', { body: { alias: 'trip', document: text } });
      const params = { id: module.id };
      // Some programs name a type also where they send nothing.
      const copy = await as()('duplicateModule', { params, headers: { 'content-type': 'application/json' } });
      expect(copy.body).toMatchObject({ alias: 'trip-copy', status: 'draft', document: module.document });
      const json = await as()('exportModule', { params });
      expect(json.text).toBe(text);
      expect(json.headers.get('content-disposition')).toBe('attachment; filename="trip.json"');
      const back = await as()('importModule', { form: formOf(json.text, 'trip.json') });
      expect(back.body.document).toEqual(module.document);
      const zip = await as()('exportModule', { params, query: { format: 'zip' } });
      expect([zip.status, zip.headers.get('content-type')]).toEqual([200, 'application/zip']);
      expect((await as()('importModule', { form: formOf('{}', 'a.json') })).body.errors[0].field).toBe(
        'file',
      );
    });
  });

  it('page documents are saved with revisions, and travel as files', async () => {
    const document = { title: 'Home', content: [] };
    const made = await as()('createDocument', { body: { kind: 'page', slug: 'home', document } });
    const params = { id: made.body.id };
    expect(made.body).toMatchObject({ kind: 'page', slug: 'home', title: 'Home', document });
    expect(
      (await as()('createDocument', { body: { kind: 'page', slug: 'home', document } })).body.errors[0].field,
    ).toBe('slug');
    const changed = await as()('updateDocument', { params, match: made.tag, body: { title: 'Start' } });
    expect(changed.body).toMatchObject({ version: 2, title: 'Start', document });
    expect((await as()('updateDocument', { params, match: made.tag, body: {} })).tag).toBe(changed.tag);
    expect((await as()('listDocuments', { query: { kind: 'page' } })).body.total).toBe(1);
    expect((await as()('listDocumentRevisions', { params, query: { before: 2 } })).body.items).toHaveLength(
      1,
    );
    const first = { ...params, version: 1 };
    expect((await as()('readDocumentRevision', { params: first })).body).toEqual({ version: 1, document });
    const restored = await as()('restoreDocumentRevision', { params: first, match: changed.tag });
    expect(restored.body.version).toBe(3);
    const file = await as()('exportDocument', { params });
    const back = await as()('importDocument', { form: formOf(file.text, 'home.json', { kind: 'page' }) });
    expect(back.body).toMatchObject({ slug: 'home-2', document });
    expect(
      (await as()('importDocument', { form: formOf(file.text, 'home.json', { kind: 'house' }) })).body
        .errors[0].field,
    ).toBe('kind');
    expect((await as()('readDocument', { params })).body).toEqual(restored.body);
    expect(back.body.imported).toMatchObject([{ id: back.body.id, slug: 'home-2', notes: [] }]);
    const copy = await as()('duplicateDocument', { params });
    expect(copy.body).toMatchObject({ slug: 'home-copy', title: 'Start (copy)', status: 'draft', document });
    expect((await as()('duplicateDocument', { params: { id: 987_654 } })).status).toBe(404);
    const { body: page } = await as()('createPage', { body: { title: 'Built', documentId: params.id } });
    expect((await as()('listDocumentUses', { params })).body.items).toEqual([
      { kind: 'page', id: page.id, name: 'Built' },
    ]);
    const preview = await as()('previewDocument', { params, body: { document } });
    expect(preview.body).toEqual({ html: '<h1>Home</h1>', notes: [] });
    expect((await as()('previewDocument', { params, body: { document: '{' } })).body.errors[0].field).toBe(
      'document',
    );
    const placed = { document: { content: [], conditions: ['include/singular/page/12', 'never'] } };
    const there = await as()('updateDocument', { params, match: restored.tag, body: placed });
    const conditions = [{ type: 'include', name: 'singular', subName: 'page', subId: '12' }];
    expect(there.body.conditions).toEqual(conditions);
    expect((await as()('listDocuments', { query: { search: 'STAR' } })).body.items).toMatchObject([
      { slug: 'home', conditions },
      { slug: 'home-copy', conditions: [] },
    ]);
    expect((await as()('deleteDocument', { params, match: changed.tag })).status).toBe(412);
    expect((await as()('deleteDocument', { params, match: there.tag })).status).toBe(204);
    expect((await as()('readDocument', { params })).body.status).toBe('trash');
    await as()('deleteDocument', { params, match: '*', query: { force: true } });
    expect((await as()('readDocument', { params })).status).toBe(404);
  });
}
