import { strToU8, zipSync } from 'fflate';
import {
  databaseKinds,
  folderStore,
  importDocument,
  saveDocument,
  saveModule,
  savePost,
} from '@vitrine/server/testing';
import { tmpdir } from 'node:os';
import { describe, expect, it } from 'vitest';
import { setSettings } from '../shop/testing/setSettings.ts';
import { startTestSite } from '../shop/testing/startTestSite.ts';
import { shopViews } from '../shop/shopViews.ts';

const widget = (widgetType: string, settings: object, id = widgetType.slice(0, 8)) => ({
  id,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});

const page = (elements: readonly object[], settings: object | readonly never[] = []) =>
  JSON.stringify({
    title: 'Page',
    type: 'wp-page',
    page_settings: settings,
    content: [{ id: 'c1', elType: 'container', settings: [], elements }],
  });

const slides = {
  1: { id: 1, slide: { order: 1 }, layers: { 1: { id: 1, type: 'text', content: { text: 'Tulips' } } } },
};

describe.each(databaseKinds)('page documents of the shop, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const guest = visitor();
  const by = { authorId: null };
  const save = async (document: string, slug: string, as: 'page' | 'footer' | 'kit' | 'header' = 'page') => {
    const saved = await saveDocument(shop, { kind: as, slug, document }, by);
    return saved.ok ? saved.document.id : 0;
  };
  const show = async (slug: string, document: string) => {
    const documentId = await save(document, slug);
    await savePost(shop, {
      type: 'page',
      slug,
      title: `About ${slug}`,
      content: '<p>Old words</p>',
      documentId,
    });
    return { documentId, get: async () => (await guest.get(`/${slug}/`)).body };
  };

  it('end in lists of posts where they say so, with a link to the rest', async () => {
    const words = (editor: string, id: string) => widget('text-editor', { editor }, id);
    const post = async (slug: string, excerpt: string, elements: readonly object[]) => {
      const documentId = await save(page(elements), slug);
      await savePost(shop, {
        type: 'post',
        slug,
        title: `On ${slug}`,
        excerpt,
        content: '',
        documentId,
        status: 'publish',
      });
      return (await guest.get(`/blog/${slug}/`)).body;
    };
    const more = (settings: object = {}) => widget('read-more', settings, 'more');
    const whole = await post('kilns', '', [
      words('<p>First & <b>last</b></p>', 't1'),
      more({ link_text: 'Read <on>' }),
      words('<p>Below the end</p>', 't2'),
    ]);
    expect(whole).toContain('<span id="more"></span>');
    expect(whole).toContain('Below the end');
    const nested = {
      id: 'c2',
      elType: 'container',
      settings: [],
      elements: [words('<p>Within</p>', 't3'), more(), words('<p>Not this</p>', 't4')],
    };
    await post('ovens', '', [words('<p>Before</p>', 't5'), nested, words('<p>Nor this</p>', 't6')]);
    await post('wheels', '<p>Its own</p>', [words('<p>Unread</p>', 't7'), more()]);
    await post('glazes', '', [words('<p>Without an end</p>', 't8')]);
    const list = (await guest.get('/blog/')).body;
    expect(list).toContain('<p>First &amp; last</p>');
    expect(list).toMatch(
      /<a class="more-link" href="[^"]*\/blog\/kilns\/#more">Read &lt;on&gt;<span class="screen-reader-text">: On kilns</,
    );
    expect(list).toContain('<p>Before Within</p>');
    expect(list).toMatch(/\/blog\/ovens\/#more">Continue reading</);
    expect(list).toContain('<p>Its own</p>');
    for (const hidden of [
      'Below the end',
      'Not this',
      'Nor this',
      'Unread',
      'Without an end',
      'wheels/#more',
      'glazes/#more',
    ])
      expect(list).not.toContain(hidden);
  });

  it('have an area of the site beside them: a section of its name, or the shop’s own lists', async () => {
    const about = await show('beside', page([widget('sidebar', { sidebar: 'Shop_sidebar' })]));
    const own = await about.get();
    expect(own).toMatch(/<div class="document-sidebar"><form[^>]*role="search"/);
    // Nothing is in a category, and no title stands over nothing.
    expect(own).not.toContain('<nav aria-label="Product categories">');
    expect(own).toContain('<nav aria-label="Latest posts">');
    const slug = 'shop-sidebar';
    await saveDocument(
      shop,
      { kind: 'section', slug, document: page([widget('heading', { title: 'Beside it' })]) },
      by,
    );
    const named = await about.get();
    expect(named).toContain('Beside it');
    expect(named).not.toContain('document-sidebar"');
  });

  it('stand in the place of a page’s text, with its title unless they hide it', async () => {
    const about = await show('about', page([widget('heading', { title: 'Hand & <b>made</b>' })]));
    const html = await about.get();
    expect(html).toContain(
      '<h2 class="elementor-heading-title elementor-size-default">Hand &amp; <b>made</b></h2>',
    );
    expect(html).toContain('<h1 class="entry-title">About about</h1>');
    expect(html).not.toContain('Old words');
    expect(html).toMatch(/<link rel="stylesheet" href="\/document-[\da-f]{10}\.css"/);
    expect(html).not.toMatch(/ style="/);
    const bare = await show(
      'bare',
      page([widget('heading', { title: 'Bare', header_size: 'h1' })], {
        hide_title: 'yes',
        template: 'elementor_canvas',
      }),
    );
    expect(await bare.get()).not.toMatch(/entry-title|whb-header|site-footer/);
    const sheet = /\/document-[\da-f]{10}\.css/.exec(html)?.[0] ?? '';
    expect((await guest.get(sheet)).body).toContain('.e-con');
  });

  it('are drawn anew when they change, and not at all when they are drafts', async () => {
    const shown = await show('news', page([widget('heading', { title: 'First' })]));
    expect(await shown.get()).toContain('First');
    await saveDocument(
      shop,
      {
        id: shown.documentId,
        kind: 'page',
        slug: 'news',
        document: page([widget('heading', { title: 'Second' })]),
      },
      by,
    );
    expect(await shown.get()).toContain('Second');
    await saveDocument(
      shop,
      { id: shown.documentId, kind: 'page', slug: 'news', status: 'draft', document: page([]) },
      by,
    );
    expect(await shown.get()).toContain('Old words');
  });

  it('show what the shop has: products, a button, posts, a search and modules', async () => {
    const id = await shop.product({ name: 'Moon jar' });
    await savePost(shop, { type: 'post', slug: 'kiln', title: 'On the kiln' });
    await saveModule(
      shop,
      {
        alias: 'hero',
        status: 'publish',
        document: JSON.stringify({ id: '1', settings: { alias: 'hero' }, slides }),
      },
      by,
    );
    const shown = await show(
      'all',
      page([
        widget('vitrine-products', { source: 'newest' }, 'p1'),
        widget('vitrine-add-to-cart', { product_id: id }, 'p2'),
        widget('vitrine-posts', {}, 'p3'),
        widget('vitrine-search', {}, 'p4'),
        widget('shortcode', { shortcode: '[rev_slider alias="hero"]' }, 'p5'),
        widget('text-editor', { editor: '<p>[sale_products limit="2"]</p><!--part-0-->' }, 'p6'),
      ]),
    );
    const html = await shown.get();
    for (const words of ['Moon jar', `data-product_id="${id}"`, 'On the kiln', 'role="search"', 'Tulips'])
      expect(html).toContain(words);
    expect(html).not.toMatch(/<!--part|\[sale_products|\[rev_slider/);
  });

  it('are the home page, the footer and the kit that settings name', async () => {
    const home = await save(
      page([
        widget('heading', { title: 'Welcome', __globals__: { title_color: 'globals/colors?id=primary' } }),
      ]),
      'home',
    );
    const footer = await save(
      page([widget('heading', { title: 'Below' }), widget('vitrine-footer', {})]),
      'foot',
      'footer',
    );
    const kit = await save(
      JSON.stringify({
        content: [],
        settings: { custom_colors: [], system_colors: [{ _id: 'primary', color: '#123456' }] },
      }),
      'kit',
      'kit',
    );
    await setSettings(shop, { documents: { home, footer, kit } });
    const html = (await guest.get('/')).body;
    expect(html).toContain('Welcome');
    expect(html).toContain(`elementor-kit-${kit}`);
    expect(html).toContain('--e-global-color-primary:#123456');
    expect(html).toContain('color:var(--e-global-color-primary)');
    expect((await guest.get('/shop/')).body).toMatch(/Below[\s\S]*<footer class="site-footer only-whole">/);
    await setSettings(shop, { documents: {} });
  });

  it('come as kits and as templates in one archive, all of them or none', async () => {
    const element = { content: [{ id: 'a', elType: 'container', elements: [] }], settings: [] };
    const manifest = {
      version: '3.0',
      title: 'House',
      templates: { 5: { title: 'Top', doc_type: 'header' } },
      content: { page: { 9: { title: 'Front', doc_type: 'wp-page' } } },
    };
    const files = {
      'manifest.json': manifest,
      'site-settings.json': { settings: { container_width: 900 } },
      'templates/5.json': element,
      'content/page/9.json': element,
    };
    const data = zipSync(
      Object.fromEntries(Object.entries(files).map(([name, json]) => [name, strToU8(JSON.stringify(json))])),
    );
    const importing = {
      uploads: folderStore(tmpdir()),
      authorId: null,
      reader: shopViews.documents.reader,
      may: () => true,
    };
    const kinds = [
      { kind: 'kit', slug: 'House' },
      { kind: 'header', slug: 'Top' },
      { kind: 'page', slug: 'Front' },
    ];
    const before = await shop.queries.selectFrom('documents').select('id').execute();
    expect(await importDocument(shop, { kind: 'template', name: 'kit.zip', data }, importing)).toMatchObject({
      ok: true,
      documents: kinds,
    });
    const rows = await shop.queries.selectFrom('documents').select(['kind', 'slug']).orderBy('id').execute();
    expect(rows.slice(before.length)).toEqual(kinds);
  });
});
