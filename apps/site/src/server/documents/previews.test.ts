import { saveDocument, savePost } from '@vitrine/server/testing';
import { beforeAll, describe, expect, it } from 'vitest';
import { PASSWORD, register } from '../shop/testing/accountForms.ts';
import { pageDatabases } from '../shop/testing/pageDatabases.ts';
import { startTestSite } from '../shop/testing/startTestSite.ts';

type DocumentKind = Parameters<typeof saveDocument>[1]['kind'];

const widget = (widgetType: string, settings: object = {}) => ({
  id: widgetType,
  elType: 'widget',
  widgetType,
  settings,
  elements: [],
});
const documentWith = (title: string, ...more: readonly object[]) =>
  JSON.stringify({
    content: [
      { id: 'c1', elType: 'container', settings: [], elements: [widget('heading', { title }), ...more] },
    ],
  });

describe.each(pageDatabases)('documents that are being written, on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  let token = '';
  let serial = 0;

  beforeAll(async () => {
    await register(visitor(), 'ed@example.com');
    await shop.queries.updateTable('users').set({ role: 'editor' }).execute();
    const login = await ask('POST', '/login', { login: 'ed@example.com', password: PASSWORD });
    ({ token } = login as { token: string });
    await shop.product({ name: 'Moon jar', slug: 'moon-jar' });
    await savePost(shop, { title: 'Glaze day', content: '<p>Blue.</p>' });
  });

  async function ask(method: string, path: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${url}/api/v1${path}`, {
      method,
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      ...(body && { body: JSON.stringify(body) }),
    });
    return answer.json();
  }

  const save = async (as: DocumentKind, title: string, ...more: readonly object[]): Promise<number> => {
    const saved = await saveDocument(
      shop,
      { kind: as, slug: `d${++serial}`, status: 'draft', document: documentWith(title, ...more) },
      { authorId: null },
    );
    if (!saved.ok) throw new Error(JSON.stringify(saved));
    return saved.document.id;
  };

  it.each<[DocumentKind, readonly object[], string]>([
    ['page', [], ''],
    ['header', [widget('vitrine-header')], 'wd-nav-main'],
    ['footer', [], 'whb-header'],
    ['product', [widget('woocommerce-product-title')], 'Moon jar'],
    ['single', [widget('theme-post-content')], 'Blue.'],
    ['archive', [widget('archive-posts')], 'Glaze day'],
    ['error-404', [], ''],
    ['popup', [], '<dialog id="elementor-popup-modal-'],
    ['section', [], ''],
  ])('of the kind %s are shown in a page of the shop, and nobody else sees it', async (as, more, beside) => {
    const id = await save(as, 'As it was');
    const document = documentWith('Being written', ...more);
    const { html, notes } = (await ask('POST', `/documents/${id}/preview`, { document })) as {
      html: string;
      notes: readonly object[];
    };
    expect(html).toContain('Being written');
    expect(html).not.toContain('As it was');
    expect(html).toContain(beside);
    expect(html).not.toMatch(/<script/i);
    expect(notes).toEqual([]);
    for (const path of ['/', '/product/moon-jar/', '/blog/', '/none/'])
      expect((await visitor().get(path)).body).not.toContain('Being written');
  });

  it('say what nothing here can draw, and where it stands', async () => {
    const id = await save('page', 'Page');
    const document = documentWith('Page', widget('weather-of-tomorrow'));
    expect(await ask('POST', `/documents/${id}/preview`, { document })).toMatchObject({
      notes: [{ kind: 'not-understood', path: 'content[0].elements[1]' }],
    });
  });

  it('are named by what shows them', async () => {
    const id = await save('section', 'Held');
    const holder = await save('page', 'Holder', widget('template', { template_id: String(id) }));
    await save('page', `Only the number ${id}`);
    expect(await ask('GET', `/documents/${id}/uses`)).toMatchObject({
      items: [{ kind: 'document', id: holder }],
    });
  });
});
