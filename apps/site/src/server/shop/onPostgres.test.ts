import { databaseKinds, saveDocument, saveModule, savePost } from '@vitrine/server/testing';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { askForReset, editAccount, logIn, logOut, PASSWORD, register } from './testing/accountForms.ts';
import { setSettings } from './testing/setSettings.ts';
import { startTestSite } from './testing/startTestSite.ts';

/** What the embedded database keeps and PostgreSQL refuses, half a letter, and what ends a statement. */
const ODD = "It leans \u0000 \ud800 '; drop table posts; --";

const heading = (title: string) => ({
  content: [
    {
      id: 'c1',
      elType: 'container',
      settings: [],
      elements: [{ id: 'h1', elType: 'widget', widgetType: 'heading', settings: { title }, elements: [] }],
    },
  ],
});

describe.each(databaseKinds.filter((kind) => kind === 'postgres'))('a shop on %s', async (kind) => {
  const { shop, visitor, url } = await startTestSite(kind);
  const author = { authorId: null };

  it('takes what customers write: accounts, addresses, lists, reviews and comments', async () => {
    await setSettings(shop, {
      wishlist: { expanded: true },
      comments: { needApproval: false },
      reviews: { needApproval: false },
    });
    const id = await shop.product({ name: 'Moon jar', slug: 'moon-jar' });
    await savePost(shop, { title: 'Glaze day', slug: 'glaze-day', content: '<p>Blue.</p>' });
    const one = visitor({ 'x-requested-with': 'XMLHttpRequest' });
    expect((await register(one, 'ida@example.com')).status).toBe(303);
    expect((await editAccount(one, { account_email: 'ida@example.com' })).status).toBe(303);
    const addresses = '/my-account/edit-address/billing/';
    const nonce = 'woocommerce-edit-address-nonce';
    const address = {
      billing_first_name: 'Ida',
      billing_last_name: 'Moss',
      billing_country: 'FR',
      billing_address_1: '1 rue du Four',
      billing_city: 'Paris',
      billing_postcode: '75006',
      billing_email: 'ida@example.com',
      billing_phone: '+33 1 23 45 67 89',
      [nonce]: (await one.get(addresses)).value(nonce),
    };
    expect((await one.post(addresses, address)).status).toBe(303);
    expect((await one.get(addresses)).value('billing_city')).toBe('Paris');
    const key = /"wishlist_page_nonce":"(\w+)"/.exec((await one.get('/shop/')).body)?.[1] ?? '';
    const wish = { key, product_id: id, group: 'new', title: 'For Ines' };
    expect((await one.act('woodmart_add_to_wishlist', wish)).json()).toMatchObject({ count: 1 });
    expect((await one.act('vitrine_wishlist_chooser', { product_id: id })).body).toContain('For Ines');
    expect((await one.get('/wishlist/')).body).toContain('Moon jar');

    const review = { rating: '4', comment: ODD, author: 'Ana', email: 'ana@example.com' };
    const reviewed = await visitor().post('/product/moon-jar/', review);
    expect(reviewed.headers.get('location')).toMatch(/#comment-\d+$/);
    expect((await visitor().get('/product/moon-jar/')).body).toContain('It leans');
    const guest = visitor();
    const form = await guest.get('/blog/glaze-day/');
    const hidden = ['comment_post_ID', 'comment_parent', '_wpnonce'].map((name) => [name, form.value(name)]);
    const comment = { ...Object.fromEntries(hidden), url: '', ...review };
    const said = await guest.post('/blog/glaze-day/', comment);
    expect(said.headers.get('location')).toMatch(/#comment-\d+$/);
    expect((await guest.get('/blog/glaze-day/')).body).toContain('It leans');

    await logOut(one);
    expect((await logIn(one, 'ida@example.com', 'not this one')).status).toBe(200);
    expect((await logIn(one, 'ida@example.com')).status).toBe(303);
    const asked = await askForReset(visitor(), 'ida@example.com');
    expect(asked.headers.get('location')).toContain('reset-link-sent=true');
  });

  it('shows what its owners write: modules, templates and documents of an archive', async () => {
    const slide = { slide: {}, layers: { 1: { id: 1, type: 'text', content: { text: 'Tulips' } } } };
    const module = { settings: { title: 'Hero' }, slides: { 1: slide } };
    const hero = { alias: 'hero', document: JSON.stringify(module), status: 'publish' } as const;
    expect((await saveModule(shop, hero, author)).ok).toBe(true);
    expect((await visitor().get('/modules/hero')).body).toContain('Tulips');
    await savePost(shop, { type: 'page', slug: 'held', title: 'Held', content: '[rev_slider alias="hero"]' });
    expect((await visitor().get('/held/')).body).toContain('Tulips');

    await register(visitor(), 'owner@example.com');
    await shop.queries
      .updateTable('users')
      .set({ role: 'admin' })
      .where('email', '=', 'owner@example.com')
      .execute();
    const ask = async (path: string, body: BodyInit, headers: Readonly<Record<string, string>> = {}) =>
      (await fetch(`${url}/api/v1${path}`, { method: 'POST', body, headers })).json() as Promise<
        Readonly<Record<string, unknown>>
      >;
    const json = { 'content-type': 'application/json' };
    const login = JSON.stringify({ login: 'owner@example.com', password: PASSWORD });
    const { token } = await ask('/login', login, json);
    const bearer = { authorization: `Bearer ${token}` };
    const template = await saveDocument(
      shop,
      {
        kind: 'error-404',
        slug: 'lost',
        document: JSON.stringify({
          ...heading('Nothing stands here'),
          conditions: ['include/singular/not_found404'],
        }),
      },
      author,
    );
    expect((await visitor().get('/none/')).body).toContain('Nothing stands here');
    const id = template.ok ? template.document.id : 0;
    const written = JSON.stringify({ document: JSON.stringify(heading('Being written')) });
    const { html } = await ask(`/documents/${id}/preview`, written, { ...bearer, ...json });
    expect(html).toContain('Being written');
    const archive = zipSync({
      'page.json': strToU8(
        JSON.stringify({ ...heading('Front'), title: 'Front', type: 'page', version: '0.4' }),
      ),
    });
    const files = new FormData();
    files.set('file', new Blob([archive as BlobPart]), 'file.zip');
    expect(await ask('/documents/import', files, bearer)).toMatchObject({ imported: [{ title: 'Front' }] });
  });
});
