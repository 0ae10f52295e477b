import { actionHash } from '@vitrine/builder';
import { saveDocument, savePost } from '@vitrine/server/testing';
import { describe, expect, it } from 'vitest';
import { setSettings } from '../shop/testing/setSettings.ts';
import { pageDatabases } from '../shop/testing/pageDatabases.ts';
import { startTestSite } from '../shop/testing/startTestSite.ts';

type DocumentKind = Parameters<typeof saveDocument>[1]['kind'];

let serial = 0;
const widget = (widgetType: string, settings: object = {}) => ({
  id: `w${++serial}`,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});
const heading = (title: string) => widget('heading', { title });
const document = (elements: readonly object[], more: object = {}) =>
  JSON.stringify({
    page_settings: [],
    content: [{ id: `c${++serial}`, elType: 'container', settings: [], elements }],
    ...more,
  });

describe.each(pageDatabases)('documents by their conditions, on %s', async (kind) => {
  const { shop, visitor } = await startTestSite(kind);
  const guest = visitor();
  const get = async (path: string) => (await guest.get(path)).body;
  const save = async (as: DocumentKind, elements: readonly object[], more: object = {}) => {
    const slug = `d${++serial}`;
    const saved = await saveDocument(
      shop,
      { kind: as, slug, document: document(elements, more) },
      { authorId: null },
    );
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.document.id;
  };
  const remove = async (...ids: readonly number[]) => {
    for (const id of ids) {
      const row = await shop.queries
        .selectFrom('documents')
        .selectAll()
        .where('id', '=', id)
        .executeTakeFirstOrThrow();
      const { kind: of, slug } = row;
      await saveDocument(
        shop,
        { id, kind: of as DocumentKind, slug, status: 'draft', document: row.document },
        { authorId: null },
      );
    }
  };

  it('stand in the place of a product’s page, with all that scripts bring to life and what search engines read', async () => {
    const id = await shop.product({ name: 'Moon <jar>', slug: 'moon-jar', regularPrice: 4200 });
    expect(await get('/product/moon-jar/')).toContain('class="product-top"');
    const template = await save(
      'product',
      [
        widget('woocommerce-breadcrumb'),
        widget('woocommerce-product-images'),
        widget('woocommerce-product-title', { title_color: '#123456' }),
        widget('woocommerce-product-price', { price_color: '#654321' }),
        widget('woocommerce-product-add-to-cart'),
        widget('woocommerce-product-data-tabs'),
        widget('heading', {
          title: 'stored',
          __dynamic__: {
            title:
              '[elementor-tag id="" name="woocommerce-product-price-tag" settings="%7B%22before%22%3A%22Only%20%22%7D"]',
          },
        }),
      ],
      { conditions: ['include/product'] },
    );
    const html = await get('/product/moon-jar/');
    expect(html).not.toContain('class="product-top"');
    expect(html).toMatch(new RegExp(`id="product-${id}" class="document-page product`));
    expect(html).toContain(
      '<h1 class="elementor-heading-title elementor-size-default">Moon &lt;jar&gt;</h1>',
    );
    for (const part of [
      'woocommerce-breadcrumb',
      'woocommerce-product-gallery',
      'name="add-to-cart"',
      'wc-tabs',
    ])
      expect(html).toContain(part);
    expect(html).toMatch(/\.price\{color:#654321\}/);
    expect(html).toMatch(/Only €\s?42/);
    expect(html).toContain('<title>Moon &lt;jar&gt; · ');
    expect(html).toMatch(/"@type":"Product"/);
    expect(html).toContain('single-product');
    await remove(template);
    expect(await get('/product/moon-jar/')).toContain('class="product-top"');
  });

  it('are chosen by the closest condition, then by the settings, then the newest', async () => {
    await savePost(shop, { type: 'page', slug: 'near', title: 'Near', content: '<p>Words</p>' });
    const first = await save('footer', [heading('Every page')], { conditions: ['include/general'] });
    const second = await save('footer', [heading('Newest of all')], { conditions: ['include/general'] });
    const pages = await save('footer', [heading('Pages alone')], {
      conditions: ['include/singular/page', 'exclude/singular/page/999'],
    });
    expect(await get('/shop/')).toContain('Newest of all');
    expect(await get('/near/')).toContain('Pages alone');
    await setSettings(shop, { documents: { footer: first } });
    expect(await get('/shop/')).toContain('Every page');
    expect(await get('/near/')).toContain('Pages alone');
    await remove(pages);
    expect(await get('/near/')).toContain('Every page');
    await setSettings(shop, {});
    await remove(first, second);
    expect(await get('/shop/')).toContain('class="site-footer only-whole"');
  });

  it('have the menu, the name and the cart of the shop in headers of their own', async () => {
    const top = await save(
      'header',
      [
        widget('theme-site-logo'),
        widget('nav-menu', { layout: 'horizontal' }),
        widget('woocommerce-menu-cart'),
      ],
      { conditions: ['include/general'] },
    );
    const html = await get('/shop/');
    expect(html).toMatch(/<header><div data-elementor-type/);
    expect(html).not.toContain('whb-header ');
    for (const part of ['class="brand"', 'wd-header-main-nav', 'menu-details', 'wd-header-cart'])
      expect(html).toContain(part);
    expect(html).not.toContain('<!--shop-');
    await remove(top);
  });

  it('show lists of the shop, of posts and of searches', async () => {
    await shop.product({ name: 'Sea bowl' });
    await savePost(shop, { type: 'post', slug: 'kiln', title: 'On the kiln', content: '<p>It is hot.</p>' });
    const lists = await save(
      'archive',
      [widget('theme-archive-title'), widget('woocommerce-archive-products')],
      { conditions: ['include/product_archive'], type: 'product-archive' },
    );
    const found = await save('search', [heading('Found for you'), widget('wc-archive-products')], {
      conditions: ['include/archive/search'],
    });
    const journal = await save('archive', [heading('All that we wrote'), widget('archive-posts')], {
      conditions: ['include/archive'],
    });
    const single = await save(
      'single',
      [
        widget('theme-post-title'),
        widget('post-info'),
        widget('theme-post-content'),
        widget('post-comments'),
      ],
      { conditions: [{ type: 'include', name: 'singular', sub_name: 'post', sub_id: '' }] },
    );
    const list = await get('/shop/');
    expect(list).toMatch(/<h1 class="elementor-heading-title[^>]*>Shop<\/h1>/);
    expect(list).toContain('Sea bowl');
    expect(list).toContain('id="list"');
    expect(list).not.toContain('All that we wrote');
    expect(await get('/?s=bowl&post_type=product')).toMatch(/Found for you[\s\S]*id="list"/);
    expect(await get('/blog/')).toMatch(/All that we wrote[\s\S]*On the kiln/);
    expect(await get('/blog/kiln/')).toMatch(
      /<h1 class="elementor-heading-title[^>]*>On the kiln<\/h1>[\s\S]*It is hot\.[\s\S]*id="comments"/,
    );
    await remove(lists, found, journal, single);
  });

  it('say that a page is not there, and the answer says so too', async () => {
    const lost = await save('error-404', [widget('theme-page-title'), heading('Lost at sea')], {
      conditions: ['include/singular/not_found404'],
    });
    const answer = await guest.get('/nowhere/at/all/');
    expect(answer.status).toBe(404);
    expect(answer.body).toContain('Lost at sea');
    expect(answer.body).toContain('noindex');
    await remove(lost);
    expect((await guest.get('/nowhere/')).body).not.toContain('Lost at sea');
  });

  it('open as dialogs: by what they wait for where they are placed, else only when a link asks for them', async () => {
    const rules = { display_settings: { triggers: { page_load: 'yes', page_load_delay: 2 }, timing: {} } };
    const placed = await save('popup', [heading('Ten off')], {
      ...rules,
      title: 'Offer',
      conditions: ['include/singular/page'],
    });
    const asked = await save('popup', [heading('Sizes')], rules);
    const link = {
      text: 'Sizes',
      link: { url: actionHash('popup:open', { id: String(asked), toggle: false }) },
    };
    const documentId = await save('page', [widget('button', link)]);
    await savePost(shop, { type: 'page', slug: 'with-dialogs', title: 'Dialogs', documentId });
    const html = await get('/with-dialogs/');
    expect(html).toMatch(
      new RegExp(`<dialog id="elementor-popup-modal-${placed}"[^>]*aria-label="Offer"[^>]*page_load_delay`),
    );
    expect(html).toContain(`<dialog id="elementor-popup-modal-${asked}"`);
    expect(html.split('page_load_delay')).toHaveLength(2);
    expect(await get('/shop/')).not.toContain('<dialog id="elementor-popup');
    await remove(placed, asked);
  });

  it('stand within others, and never within themselves', async () => {
    const section = await save('section', [
      widget('heading', { title: 'Shared words', title_color: '#123456' }),
    ]);
    const page = await save('page', [
      widget('template', { template_id: section }),
      widget('text-editor', { editor: `<p>[elementor-template id="${section}"]</p>` }),
    ]);
    await savePost(shop, { type: 'page', slug: 'sections', title: 'Sections', documentId: page });
    const html = await get('/sections/');
    expect(html.split('Shared words')).toHaveLength(3);
    expect(html).toContain(`.s${section}a.s${section}a.s${section}a`);
    const loop = await save('section', [heading('Once')]);
    const { slug } = await shop.queries
      .selectFrom('documents')
      .select('slug')
      .where('id', '=', loop)
      .executeTakeFirstOrThrow();
    await saveDocument(
      shop,
      {
        id: loop,
        kind: 'section',
        slug,
        document: document([heading('Once'), widget('template', { template_id: loop })]),
      },
      { authorId: null },
    );
    const holder = await save('page', [widget('template', { template_id: loop })]);
    await savePost(shop, { type: 'page', slug: 'loop', title: 'Loop', documentId: holder });
    expect((await get('/loop/')).split('Once')).toHaveLength(2);
  });

  it('link to what they name by id, and say dates and titles of their page', async () => {
    const target = await savePost(shop, { type: 'page', slug: 'target', title: 'Target', content: 'x' });
    const id = target.ok ? target.id : 0;
    const settings = encodeURIComponent(JSON.stringify({ type: 'post', post_id: String(id) }));
    const documentId = await save('page', [
      widget('button', {
        text: 'There',
        __dynamic__: { link: `[elementor-tag id="1" name="internal-url" settings="${settings}"]` },
      }),
      widget('heading', {
        __dynamic__: {
          title: `[elementor-tag id="2" name="current-date-time" settings="${encodeURIComponent('{"date_format":"custom","custom_format":"Y"}')}"]`,
        },
      }),
    ]);
    await savePost(shop, { type: 'page', slug: 'links', title: 'Links', documentId });
    const html = await get('/links/');
    expect(html).toMatch(/href="[^"]*\/target\/"/);
    expect(html).toContain(`>${new Date(shop.now()).getUTCFullYear()}</h2>`);
  });
});
