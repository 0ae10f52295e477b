import { strToU8, zipSync } from 'fflate';
import { saveDocument, savePost } from '@vitrine/server/testing';
import { actionHash } from '@vitrine/builder';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, register } from '../shop/testing/accountForms.ts';
import { pageDatabases } from '../shop/testing/pageDatabases.ts';
import { startTestSite } from '../shop/testing/startTestSite.ts';

const widget = (widgetType: string, settings: object, id: string) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});
const file = (...elements: readonly object[]) => ({
  content: [{ id: 'c0ffee1', elType: 'container', settings: [], elements }],
  settings: [],
  metadata: [],
});
const heading = (title: string) => file(widget('heading', { title }, 'beef001'));

const wxrItem = (type: string, id: number, title: string, more = '') => `<item>
  <title><![CDATA[${title}]]></title><link>https://old.example/?p=${id}</link><dc:creator><![CDATA[ann]]></dc:creator>
  <content:encoded><![CDATA[<!-- wp:paragraph --><p>Of <b>${title}</b> & more<script>1</script></p><!-- /wp:paragraph -->]]></content:encoded>
  <excerpt:encoded><![CDATA[In short]]></excerpt:encoded>
  <wp:post_id>${id}</wp:post_id><wp:post_date_gmt>2024-03-01 10:00:00</wp:post_date_gmt>
  <wp:comment_status>open</wp:comment_status><wp:post_name>${title.toLowerCase()}</wp:post_name>
  <wp:status>publish</wp:status><wp:post_type>${type}</wp:post_type>${more}
</item>`;
const wxr = (...items: readonly string[]) => `<?xml version="1.0" encoding="UTF-8" ?>
<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/"
 xmlns:wp="http://wordpress.org/export/1.2/"><channel><title>Old</title><wp:wxr_version>1.2</wp:wxr_version>${items.join('')}</channel></rss>`;

/** A kit of the first form: its settings are a list of names, as are taxonomies and ordinary posts. */
const firstForm = {
  name: 'house',
  title: 'House',
  version: '1.0',
  elementor_version: '3.3.1',
  created: '2021-07-01 08:00:00',
  thumbnail: false,
  site: 'https://old.example',
  theme: { name: 'Hello Elementor', theme_uri: '', version: '2.4.1', slug: 'hello-elementor' },
  'site-settings': ['global-colors', 'settings-layout'],
  plugins: [
    { name: 'Elementor', plugin: 'elementor/elementor', pluginUri: '', version: '3.3.1' },
    { name: 'Hello Dolly', plugin: 'hello', pluginUri: '', version: '1.7.2' },
  ],
  experiments: ['container', 'nested-elements'],
  taxonomies: { post: ['category', 'post_tag'], nav_menu_item: ['nav_menu'], product: ['product_cat'] },
  templates: {
    22: {
      title: 'Top',
      doc_type: 'header',
      thumbnail: false,
      location: 'header',
      conditions: ['include/general'],
    },
    23: {
      title: 'Hint',
      doc_type: 'popup',
      thumbnail: false,
      location: 'popup',
      conditions: ['include/archive/category/18'],
    },
    24: { title: 'Gone', doc_type: 'footer', thumbnail: false },
  },
  content: {
    page: {
      27: {
        title: 'Front',
        excerpt: 'First of all',
        doc_type: 'wp-page',
        thumbnail: false,
        url: 'https://old.example/welcome/',
        terms: [],
        show_on_front: true,
      },
    },
    post: {
      28: {
        title: 'Kiln news',
        excerpt: '',
        doc_type: 'wp-post',
        thumbnail: false,
        url: 'https://old.example/2021/07/01/kiln-news/',
        terms: [
          { term_id: 19, taxonomy: 'category', slug: 'glazes' },
          { term_id: 20, taxonomy: 'post_tag', slug: 'fire' },
          { term_id: 4, taxonomy: 'elementor_library_type', slug: 'page' },
        ],
      },
    },
    'e-landing-page': [],
  },
  'wp-content': { post: ['30'], page: ['31'], nav_menu_item: ['34'] },
};
const term = (term_id: number, taxonomy: string, slug: string, name: string, parent = 0) => ({
  term_id,
  name,
  slug,
  taxonomy,
  description: `On ${name}`,
  parent,
});
const firstFiles: Readonly<Record<string, object | string>> = {
  'manifest.json': firstForm,
  'site-settings.json': {
    content: [],
    settings: { container_width: { unit: 'px', size: 900 } },
    metadata: [],
  },
  'templates/22.json': heading('Top'),
  'templates/23.json': heading('Hint'),
  'content/page/27.json': file(
    widget('template', { template_id: '23' }, 'beef002'),
    widget('button', { text: 'Open', link: { url: actionHash('popup:open', { id: '23' }) } }, 'beef003'),
    widget('template', { template_id: '999' }, 'beef004'),
  ),
  'content/post/28.json': heading('Kiln news'),
  'taxonomies/category.json': [
    term(18, 'category', 'clay', 'Clay &amp; earth'),
    term(19, 'category', 'glazes', 'Glazes', 18),
  ],
  'taxonomies/post_tag.json': [term(20, 'post_tag', 'fire', 'Fire')],
  'taxonomies/product_cat.json': [term(21, 'product_cat', 'cups', 'Cups')],
  'taxonomies/nav_menu.json': [term(40, 'nav_menu', 'main', 'Main'), term(41, 'nav_menu', 'foot', 'Foot')],
  'wp-content/post/post.xml': wxr(
    wxrItem(
      'post',
      30,
      'Plain',
      '<category domain="category" nicename="clay"><![CDATA[Clay]]></category><category domain="post_tag" nicename="new-one"><![CDATA[New one]]></category><wp:comment><wp:comment_id>1</wp:comment_id><wp:post_type>post</wp:post_type></wp:comment>',
    ),
  ),
  'wp-content/page/page.xml': wxr(wxrItem('page', 31, 'Imprint'), wxrItem('attachment', 32, 'Cup')),
  'wp-content/nav_menu_item/nav_menu_item.xml': wxr(
    wxrItem('nav_menu_item', 34, 'Home'),
    wxrItem('nav_menu_item', 35, 'Shop'),
  ),
  'global-classes.json': { items: [] },
  'fonts/a.woff2': 'x',
};
const zip = (files: Readonly<Record<string, object | string>>) =>
  zipSync(
    Object.fromEntries(
      Object.entries(files).map(([name, each]) => [
        name,
        strToU8(typeof each === 'string' ? each : JSON.stringify(each)),
      ]),
    ),
  );

interface Answer {
  readonly id: number;
  readonly message: string;
  readonly errors: readonly { readonly field: string; readonly message: string }[];
  readonly imported: readonly {
    readonly id: number;
    readonly kind: string;
    readonly slug: string;
    readonly title: string;
  }[];
  readonly posts: readonly { readonly id: number; readonly type: string; readonly title: string }[];
  readonly terms: number;
  readonly left: readonly { readonly path: string; readonly message: string }[];
}

describe.each(pageDatabases)('files of page builders, on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  const tokens = { editor: '', admin: '' };

  beforeAll(async () => {
    for (const role of ['editor', 'admin'] as const) {
      await register(visitor(), `${role}@example.com`);
      await shop.queries
        .updateTable('users')
        .set({ role })
        .where('email', '=', `${role}@example.com`)
        .execute();
      const login = await fetch(`${url}/api/v1/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ login: `${role}@example.com`, password: PASSWORD }),
      });
      tokens[role] = ((await login.json()) as { token: string }).token;
    }
  });

  const get = (path: string): Promise<Response> =>
    fetch(`${url}/api/v1${path}`, { headers: { authorization: `Bearer ${tokens.admin}` } });

  async function send(
    data: Uint8Array | string | null,
    { name = 'file.zip', as = 'admin' as keyof typeof tokens } = {},
  ): Promise<{ readonly status: number; readonly body: Answer }> {
    const form = new FormData();
    form.set('kind', 'page');
    form.delete('kind');
    if (data !== null) form.set('file', new Blob([data as BlobPart]), name);
    else form.set('other', 'x');
    const answer = await fetch(`${url}/api/v1/documents/import`, {
      method: 'POST',
      headers: { authorization: `Bearer ${tokens[as]}` },
      body: form,
    });
    return { status: answer.status, body: (await answer.json()) as Answer };
  }
  const textOf = async (id: number): Promise<string> => {
    const { document } = (await (await get(`/documents/${id}`)).json()) as { document: object };
    return JSON.stringify(document);
  };

  it('that are kits of the first form come with their terms, posts and pages, and all that is left is named', async () => {
    await savePost(shop, { type: 'page', slug: 'welcome', title: 'Ours' });
    const { status, body } = await send(zip(firstFiles));
    expect([status, body.message]).toEqual([201, undefined]);
    expect(body.imported.map((each) => [each.kind, each.title])).toEqual([
      ['kit', 'House'],
      ['header', 'Top'],
      ['popup', 'Hint'],
      ['page', 'Front'],
      ['post', 'Kiln news'],
    ]);
    expect(body.posts.map(({ type, title }) => [type, title])).toEqual([
      ['page', 'Front'],
      ['post', 'Kiln news'],
      ['post', 'Plain'],
      ['page', 'Imprint'],
    ]);
    expect(body.terms).toBe(5);
    const told = body.left.map(({ path, message }) => `${path}: ${message}`);
    expect(told).toEqual([
      'templates/24.json: “Gone” not taken: its file is not in the archive',
      'taxonomies/nav_menu.json: 2 of “nav_menu” not taken: the shop has nothing of that kind',
      'manifest.json: the theme not taken: Hello Elementor 2.4.1',
      'manifest.json: 2 plugins not taken: Elementor 3.3.1, Hello Dolly 1.7.2',
      'manifest.json: 2 experiments not taken: container, nested-elements',
      './: 1 file not taken: global-classes.json',
      'fonts/: 1 file not taken: a.woff2',
      'wp-content/post/post.xml: 1 of “comment” not taken: no post and no page',
      'wp-content/page/page.xml: 1 of “attachment” not taken: no post and no page',
      'wp-content/nav_menu_item/nav_menu_item.xml: 2 of “nav_menu_item” not taken: no post and no page',
      'Front: it names the document 999, by the number where it comes from: here that is another, or nothing',
    ]);
    // Each names what came with it by the number that it has here.
    const [, , popup, front] = body.imported;
    const text = await textOf(front?.id ?? 0);
    expect(text).toContain(`"template_id":"${popup?.id}"`);
    expect(text).toContain(JSON.stringify(actionHash('popup:open', { id: String(popup?.id) })));
    const { items } = (await (await get('/terms/category')).json()) as {
      items: readonly { id: number; slug: string; name: string; parentId: number | null }[];
    };
    const clay = items.find(({ slug }) => slug === 'clay');
    expect(clay?.name).toBe('Clay & earth');
    expect(items.find(({ slug }) => slug === 'glazes')?.parentId).toBe(clay?.id);
    expect(await textOf(popup?.id ?? 0)).toContain(`"subName":"category","subId":"${clay?.id}"`);
    // Drafts, filed as they were, at addresses that nobody had.
    const read = async (index: number) => {
      const { id, type } = body.posts[index] ?? { id: 0, type: 'page' };
      return (await (await get(`/${type}s/${id}`)).json()) as Record<string, unknown>;
    };
    expect(await read(0)).toMatchObject({
      slug: 'welcome-2',
      status: 'draft',
      documentId: front?.id,
      excerpt: 'First of all',
    });
    expect(await read(1)).toMatchObject({ slug: 'kiln-news', categories: ['Glazes'], tags: ['Fire'] });
    expect(await read(2)).toMatchObject({
      slug: 'plain',
      content: '<p>Of <b>Plain</b> &amp; more</p>',
      excerpt: 'In short',
      categories: ['Clay & earth'],
      tags: ['New one'],
      commentsOpen: true,
    });
    expect((await visitor().get('/imprint/')).status).toBe(404);
  });

  it('that come again change nothing that is there', async () => {
    const before = await shop.queries
      .selectFrom('documents')
      .select(['id', 'document', 'version'])
      .orderBy('id')
      .execute();
    const { body } = await send(zip(firstFiles));
    expect(body.imported.map(({ slug }) => slug)).toEqual([
      'House-2',
      'Top-2',
      'Hint-2',
      'Front-2',
      'Kiln news-2',
    ]);
    expect(body.terms).toBe(0);
    const after = await shop.queries
      .selectFrom('documents')
      .select(['id', 'document', 'version'])
      .orderBy('id')
      .execute();
    expect(after.slice(0, before.length)).toEqual(before);
    // Two documents of one page must not share the ids of their elements.
    const first = await textOf(before[1]?.id ?? 0);
    const again = await textOf(body.imported[1]?.id ?? 0);
    expect(first).toContain('"c0ffee1"');
    expect(again).not.toContain('"c0ffee1"');
    expect(again).toContain('"title":"Top"');
  });

  it('bring products’ categories only for who may make them', async () => {
    const files = {
      ...firstFiles,
      'taxonomies/product_cat.json': [term(50, 'product_cat', 'bowls', 'Bowls')],
    };
    const { body } = await send(zip(files), { as: 'editor' });
    expect(body.terms).toBe(0);
    expect(body.left).toContainEqual({
      kind: 'not-understood',
      path: 'taxonomies/product_cat.json',
      message: '1 of “product_cat” not taken: you may not make any',
    });
  });

  it('are all taken, however many they are', async () => {
    const many = Object.fromEntries(
      Array.from({ length: 201 }, (_each, index) => [
        `elementor-${index}-2026-01-02.json`,
        { ...heading(`T${index}`), title: `Many ${index}`, type: 'section', version: '0.4' },
      ]),
    );
    const { body } = await send(zip({ ...many, 'broken.json': '{' }));
    expect(body.imported).toHaveLength(201);
    expect(body.left).toEqual([
      { kind: 'not-understood', path: './', message: '1 file not taken: broken.json' },
    ]);
  });

  it.each<[string, Uint8Array | string | null, string]>([
    ['nothing', null, 'Please upload a file to import'],
    ['a text', 'no JSON', 'Invalid File'],
    ['an empty file', '', 'Invalid File'],
    ['a number', '5', 'Invalid File'],
    ['content that is no list', '{"content":"x","title":"A","type":"page"}', 'Invalid Content In File'],
    ['no content', '{"title":"A","type":"page"}', 'Invalid Content In File'],
    ['a module', '{"settings":{},"slides":{}}', 'Invalid Content In File'],
    [
      'an archive of nothing that is known',
      zip({ 'readme.txt': 'x', 'a.json': '{' }),
      'There is no page document in the archive.',
    ],
  ])('are refused in the words of the builders: %s', async (_what, data, message) => {
    const { status, body } = await send(data, { name: 'page.json' });
    expect([status, body.message]).toEqual([422, message]);
    expect(body.errors).toEqual([expect.objectContaining({ field: 'file', message })]);
  });

  it('are handed over in their own form, or why they are not in their own words', async () => {
    const save = async (document: object, slug: string) => {
      const saved = await saveDocument(
        shop,
        { kind: 'section', slug, document: JSON.stringify(document) },
        { authorId: null },
      );
      return saved.ok ? saved.document.id : 0;
    };
    const id = await save({ ...heading('Hero'), title: 'Hero', type: 'section' }, 'hero');
    const answer = await get(`/documents/${id}/export?format=template`);
    expect(answer.headers.get('content-disposition')).toMatch(
      new RegExp(`filename="elementor-${id}-\\d{4}-\\d\\d-\\d\\d\\.json"`),
    );
    const text = await answer.text();
    expect(Object.keys(JSON.parse(text) as object)).toEqual([
      'content',
      'page_settings',
      'version',
      'title',
      'type',
    ]);
    const back = await send(text, { name: 'elementor-1-2026-01-01.json' });
    expect(back.body.imported).toMatchObject([{ kind: 'section', title: 'Hero' }]);
    const empty = await get(`/documents/${await save({ content: [] }, 'empty')}/export?format=template`);
    expect([empty.status, ((await empty.json()) as Answer).message]).toEqual([422, 'The template is empty']);
    const none = await get('/documents/987654/export?format=template');
    expect([none.status, ((await none.json()) as Answer).message]).toEqual([404, 'Template data not found']);
  });
});
