import { resolveFeed } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { saveModule } from '../../modules/saveModule.ts';
import { moduleText } from '../../modules/testing/moduleText.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { startSliderApp } from './testing/startSliderApp.ts';

const by = { authorId: null };

describe.each(databaseKinds)('calls about modules on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { url, client } = await startSliderApp({ shop });
  const put = async (alias: string, document = moduleText(), more: object = {}) => {
    const saved = await saveModule(shop, { alias, document, ...more }, by);
    if (!saved.ok) throw new Error(saved.errors[0]?.message);
    return saved.module;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/wp-json/sliderrevolution/sliders/${path}`, { headers });

  /** The same client over its two ways. */
  const ways = [
    ['by REST', () => client()],
    ['by ajax', () => client({ restUrl: '' })],
  ] as const;

  describe.each(ways)('%s', (way, make) => {
    it('give a whole module by id and by alias, as it stands in this shop', async () => {
      const alias = `whole ${way}/2`;
      const { id } = await put(alias, moduleText({ about: { x: [1.5, 'ü'] }, success: false }));
      const byId = await make().fullSlider({ id: String(id) });
      expect(byId).toMatchObject({ id: String(id), alias });
      expect(Object.keys(byId.slides)).toEqual(['5', '6']);
      const { success, message, alias: _, ...rest } = byId.document;
      expect([success, message]).toEqual([true, '']);
      expect(rest).toEqual({ ...JSON.parse(moduleText({ about: { x: [1.5, 'ü'] } })), id });
      expect(await make().fullSlider({ alias })).toEqual(byId);
      expect(await make().fullSlider({ id: '1234567', alias, forceAlias: true, raw: true })).toEqual(byId);
    });

    it('give one slide, by its key, its own id or its id of the old format', async () => {
      const written = JSON.parse(moduleText({ v6v7ids: { n: { 2: 6 } }, addOns: { a: '/a.js' } }));
      written.slides[6].slide.id = 66;
      const { id } = await put(`slides ${way}`, JSON.stringify(written));
      for (const slideId of ['6', '66'])
        expect(await make().slide({ id: String(id), slideId })).toEqual(written.slides[6]);
      const answer = await make().fullSlider({ id: String(id), slideId: '2' });
      expect(answer.document).toEqual({
        success: true,
        message: '',
        slides: { 6: written.slides[6] },
        addOns: { a: '/a.js' },
        v6v7ids: { n: { 2: 6 } },
      });
      for (const slideId of ['7', 'toString', '__proto__'])
        expect(await make().slide({ id: String(id), slideId })).toBeNull();
    });

    it('give the settings of a modal', async () => {
      const settings = { modal: { speed: 700, bg: '#123', pS: true, h: 'left', cover: false } };
      const { id } = await put(`modal ${way}`, moduleText({ settings, navs: { a: 1 } }));
      const expected = {
        id: String(id),
        alias: `modal ${way}`,
        sp: 700,
        bg: '#123',
        pS: true,
        h: 'left',
        v: 'middle',
        cover: false,
        v6v7ids: {},
        trans: {},
        navs: { a: 1 },
      };
      expect(await make().modal({ id: String(id) })).toMatchObject(expected);
      expect(await make().modalSettings({ alias: `modal ${way}` })).toMatchObject(expected);
      const plain = await put(`no modal ${way}`);
      expect(await make().modal({ id: String(plain.id) })).toMatchObject({
        sp: 1000,
        bg: 'rgba(0,0,0,0.5)',
        pS: false,
        h: 'center',
        v: 'middle',
      });
    });

    it('give the items of a feed, which fill its templates', async () => {
      for (const n of [1, 2, 3]) await shop.product({ name: `Fed ${n} ${way}`, sku: `fed-${way}-${n}` });
      const source = { type: 'woo', woo: { maxProducts: 2 } };
      const { id } = await put(`feed ${way}`, moduleText({ settings: { source } }));
      const items = await make().stream({ id: String(id) });
      expect(items).toMatchObject([
        {
          title: `Fed 3 ${way}`,
          price: '€10.00',
          sourceModuleId: id,
          sourceSlideId: '5',
          sourceModuleEngine: 7,
        },
        { title: `Fed 2 ${way}`, sourceSlideId: '6' },
      ]);
      const { document } = await make().fullSlider({ id: String(id) });
      const filled = await resolveFeed(document, { stream: (feed) => make().stream({ id: feed }) });
      expect(Object.keys(filled?.['slides'] as object)).toEqual(['5STR1', '6STR2']);
    });

    it('refuse what there is not, and what is not published, with the texts of the contract', async () => {
      const { id } = await put(`draft ${way}`, moduleText(), { status: 'draft' });
      const failing = [
        [() => make().fullSlider({ alias: 'nobody' }), 'nobody Could not be Loaded from DB'],
        [() => make().fullSlider({ id: '99999999999' }), '99999999999 Could not be Loaded from DB'],
        [() => make().fullSlider({ id: String(id) }), `${id} Could not be Loaded from DB`],
        [() => make().modal({ id: 'nobody' }), 'nobody Could not be Loaded from DB'],
        [() => make().modalSettings({ alias: 'nobody' }), 'nobody Could not be Loaded from DB'],
        [() => make().stream({ id: 'nobody' }), 'Feed could not be Loaded'],
      ] as const;
      for (const [call, text] of failing) await expect(call()).rejects.toThrow(new Error(text));
      expect(await make().slide({ id: String(id), slideId: '5' })).toBeNull();
      const social = moduleText({ settings: { source: { type: 'youtube', youtube: { playList: 'x' } } } });
      const feed = await put(`keyless ${way}`, social);
      await expect(make().stream({ id: String(feed.id) })).rejects.toThrow('Feed could not be Loaded');
    });
  });

  it('by REST are held by any cache and asked about by their tag, which changes with the module', async () => {
    const { id } = await put('cached');
    const first = await get(`${id}?srengine=7`);
    const tag = first.headers.get('etag') ?? '';
    expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
    expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
    for (const known of [tag, `"x", ${tag}`, tag.replace('W/', '')]) {
      const again = await get('cached?alias=true', { 'if-none-match': known });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
    }
    await saveModule(shop, { id, alias: 'cached', document: moduleText({ n: 2 }) }, by);
    const changed = await get(`${id}`, { 'if-none-match': tag });
    expect(changed.status).toBe(200);
    expect(await changed.json()).toMatchObject({ success: true, n: 2 });
    expect(changed.headers.get('etag')).not.toBe(tag);
  });

  it.each(['', 'modal/', 'stream/'])(
    'by REST at %s answer HEAD without a body, and ask about tags',
    async (path) => {
      const settings = { source: { type: 'woo' } };
      const alias = `head at ${path || 'all'}`;
      await put(alias, moduleText({ settings }));
      const address = `${url}/wp-json/sliderrevolution/sliders/${path}${encodeURIComponent(alias)}`;
      const head = await fetch(address, { method: 'HEAD' });
      expect([head.status, await head.text()]).toEqual([200, '']);
      const etag = head.headers.get('etag') ?? '';
      expect((await fetch(address)).headers.get('etag')).toBe(etag);
      expect((await fetch(address, { headers: { 'if-none-match': etag } })).status).toBe(304);
    },
  );

  it('that are refused by REST are at status 200 and held by no cache', async () => {
    const response = await get('nobody?alias=true');
    expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
    const text = 'nobody Could not be Loaded from DB';
    expect(await response.json()).toEqual({ success: false, error: text, message: text });
    expect((await fetch(`${url}/wp-json/sliderrevolution/sliders/1`, { method: 'POST' })).status).toBe(404);
  });

  it('give pictures of the media library by their ids', async () => {
    const row = { mime: 'image/webp', width: 8, height: 4, created_at: shop.now() };
    const ids: number[] = [];
    for (const file of ['2026/03/ä b.webp', '/demo/c.webp']) {
      const made = await shop.queries
        .insertInto('media')
        .values({ ...row, file, title: file, alt: 'Alt' })
        .returning('id')
        .executeTakeFirstOrThrow();
      ids.push(made.id);
    }
    const asked = `${ids[1]},${ids[0]},987654`;
    const source = { type: 'wp-gallery', ids };
    const draft = await put('gallery', moduleText({ settings: { source } }), { status: 'draft' });
    await expect(client().stream({ id: asked })).rejects.toThrow('Feed could not be Loaded');
    const { id } = await put('gallery', moduleText({ settings: { source } }), {
      id: draft.id,
      status: 'publish',
    });
    const items = await client().stream({ id: asked });
    expect(items).toMatchObject([
      { image: '/demo/c.webp', title: '/demo/c.webp', alt: 'Alt', width: 8 },
      { image: '/uploads/2026/03/%C3%A4%20b.webp' },
    ]);
    expect(await client().stream({ id: String(id) })).toHaveLength(2);
    // One fewer is shown: it is not the public's any more.
    await put('gallery', moduleText({ settings: { source: { ...source, ids: [ids[0]] } } }), { id });
    expect(await client().stream({ id: asked })).toHaveLength(1);
  });

  it('may be read by pages of other sites, unless the owner says no', async () => {
    const { id } = await put('elsewhere');
    const ask = (method: string) =>
      fetch(`${url}/wp-json/sliderrevolution/sliders/${id}`, {
        method,
        headers: { origin: 'https://theirs.example', 'access-control-request-method': 'GET' },
      });
    const allowed = async (method: string) => (await ask(method)).headers.get('access-control-allow-origin');
    expect([await allowed('GET'), await allowed('OPTIONS')]).toEqual(['*', '*']);
    const { status, headers } = await ask('OPTIONS');
    expect([status, headers.get('access-control-allow-headers')]).toEqual([204, 'X-Requested-With']);
    await writeSettings(shop, { modules: { elsewhere: false } });
    expect([await allowed('GET'), await allowed('OPTIONS')]).toEqual([null, null]);
    await writeSettings(shop, { modules: { elsewhere: true } });
  });

  it('find out the ids of modules and slides', async () => {
    const { id } = await put('named', moduleText({ v6v7ids: { n: { 3: 6 } } }));
    const ask = (action: string, data: object) => client().ajax(action, { ...data });
    expect(await ask('get_moduleid', { alias: 'named' })).toMatchObject({ id, moduleid: id, alias: 'named' });
    expect(await ask('get_slideid', { alias: 'named' })).toMatchObject({ slideid: '5', moduleid: id });
    expect(await ask('get_slideid', { id, index: 1 })).toMatchObject({ slideid: '6' });
    expect(await ask('get_slideid', { id, slideid: 3 })).toMatchObject({ slideid: '6' });
    await expect(ask('get_slideid', { id, index: 9 })).rejects.toThrow(`${id} Could not be Loaded from DB`);
    await expect(ask('get_moduleid', {})).rejects.toThrow('get_moduleid Could not be Loaded from DB');
    expect(await ask('get_full_slider_object_v7', { id })).toMatchObject({ id, alias: 'named' });
  });

  it('take data as JSON, beside the action, and by GET; what nobody knows is refused', async () => {
    const { id } = await put('ways');
    const ask = async (query: string) =>
      (await fetch(`${url}/wp-admin/admin-ajax.php?action=revslider_ajax_call_front&${query}`)).json();
    const json = encodeURIComponent(JSON.stringify({ id, forcealias: false }));
    expect(await ask(`client_action=get_moduleid&data=${json}`)).toMatchObject({ success: true, id });
    expect(await ask(`client_action=get_moduleid&alias=ways`)).toMatchObject({ success: true, id });
    expect(await ask('client_action=toString')).toEqual({
      success: false,
      error: 'Unknown action',
      message: 'Unknown action',
    });
  });
});
