import { asObject } from '@vitrine/model';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { saveModule } from '../../modules/saveModule.ts';
import { moduleText } from '../../modules/testing/moduleText.ts';
import { writeSettings } from '../../settings/readSettings.ts';
import { openTestShop } from '../../testing/testShop.ts';
import type { SiteViews } from '../ServerContext.ts';
import { startSliderApp } from './testing/startSliderApp.ts';

let made = 0;

/** Says what it was handed: how modules are drawn is the site's. */
const compileModule: SiteViews['compileModule'] = (document, { elementId }) => {
  const slides = Object.keys(asObject(document['slides']) ?? {});
  return {
    momentMs: 0,
    frame(addresses) {
      made++;
      return { html: slides.join(), id: document['id'], elementId, ...addresses };
    },
    score: () => (slides.length > 1 ? { format: 'of tests', slides, elementId } : null),
  };
};

describe.each(databaseKinds)('compiled modules on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { url } = await startSliderApp({ shop, site: { compileModule } });
  const put = async (alias: string, document = moduleText(), more: object = {}) => {
    const saved = await saveModule(shop, { alias, document, ...more }, { authorId: null });
    if (!saved.ok) throw new Error(saved.errors[0]?.message);
    return saved.module;
  };
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${url}/wp-json/vitrine/modules/${path}`, { headers });
  const bodyOf = async (path: string): Promise<Record<string, unknown>> => (await get(path)).json();

  it('are a frame that names its document and its score, and the score, by id and by alias', async () => {
    const { id } = await put('hero');
    const frame = {
      success: true,
      message: '',
      html: '5,6',
      id,
      src: `/wp-json/sliderrevolution/sliders/${id}?srengine=7`,
      play: `/wp-json/vitrine/modules/${id}/score`,
    };
    for (const path of [`${id}/frame`, 'hero/frame', 'hero/frame?alias=true'])
      expect(await bodyOf(path)).toEqual(frame);
    const score = { success: true, message: '', format: 'of tests', slides: ['5', '6'] };
    for (const path of [`${id}/score`, 'hero/score?alias=true']) expect(await bodyOf(path)).toEqual(score);
  });

  it('are made for the element that the page has, where that can be the id of one', async () => {
    const { id } = await put('own');
    expect(await bodyOf('own/frame?element=SR7_7_1')).toMatchObject({
      elementId: 'SR7_7_1',
      play: `/wp-json/vitrine/modules/${id}/score?element=SR7_7_1`,
    });
    for (const element of ['1a', 'a b', 'a"><script>', 'a}', '', 'a'.repeat(101)])
      expect(await bodyOf(`own/frame?element=${encodeURIComponent(element)}`)).not.toHaveProperty(
        'elementId',
      );
  });

  it('are made once, however many pages ask, and whatever they call their elements', async () => {
    await put('once');
    made = 0;
    for (const element of ['', 'a', 'b', 'c'])
      for (let n = 0; n < 2; n++)
        expect(await bodyOf(`once/frame?element=${element}`)).toMatchObject({
          html: '5,6',
          ...(element && { elementId: element }),
        });
    expect(made).toBe(2);
  });

  it('are held by any cache and asked about by their tag, which changes with the module', async () => {
    const { id } = await put('cached');
    for (const what of ['frame', 'score']) {
      await saveModule(shop, { id, alias: 'cached', document: moduleText() }, { authorId: null });
      const first = await get(`cached/${what}`);
      const tag = first.headers.get('etag') ?? '';
      expect(first.headers.get('cache-control')).toBe('public, max-age=0, must-revalidate');
      expect(first.headers.get('content-type')).toBe('application/json; charset=utf-8');
      const again = await get(`cached/${what}`, { 'if-none-match': tag });
      expect([again.status, again.headers.get('etag'), await again.text()]).toEqual([304, tag, '']);
      const three = JSON.parse(moduleText());
      three.slides[7] = three.slides[5];
      await saveModule(shop, { id, alias: 'cached', document: JSON.stringify(three) }, { authorId: null });
      const changed = await get(`cached/${what}`, { 'if-none-match': tag });
      expect([changed.status, changed.headers.get('etag') === tag]).toEqual([200, false]);
    }
  });

  it('are made of a feed that the server has filled', async () => {
    for (const n of [1, 2, 3]) await shop.product({ name: `Fed ${n}`, sku: `fed-${n}` });
    const source = { type: 'woo', woo: { maxProducts: 2 } };
    await put('feed', moduleText({ settings: { source } }));
    expect(await bodyOf('feed/frame')).toMatchObject({ html: '5STR1,6STR2' });
    await put(
      'keyless',
      moduleText({ settings: { source: { type: 'youtube', youtube: { playList: 'x' } } } }),
    );
    expect((await get('keyless/frame')).status).toBe(404);
  });

  it('are refused at status 404 with the texts of documents where there is none, or nobody may see it', async () => {
    await put('draft', moduleText(), { status: 'draft' });
    const still = JSON.parse(moduleText());
    delete still.slides[6];
    await put('still', JSON.stringify(still));
    expect((await get('still/frame')).status).toBe(200);
    for (const [path, name] of [
      ['nobody/frame', 'nobody'],
      ['draft/frame', 'draft'],
      ['draft/score?alias=true', 'draft'],
      ['still/score', 'still'],
      ['%2e%2e%2fsecret/frame', '../secret'],
      ['__proto__/score', '__proto__'],
      [`${'9'.repeat(300)}/frame`, '9'.repeat(100)],
      [`${encodeURIComponent("' or 1=1 --")}/frame`, "' or 1=1 --"],
    ] as const) {
      const response = await get(path);
      expect([response.status, response.headers.get('cache-control')]).toEqual([404, 'no-store']);
      const text = `${name} Could not be Loaded from DB`;
      expect(await response.json()).toEqual({ success: false, error: text, message: text });
    }
  });

  it('may be read by pages of other sites, unless the owner says no', async () => {
    await put('elsewhere');
    const allowed = async (what: string) =>
      (await get(`elsewhere/${what}`)).headers.get('access-control-allow-origin');
    expect([await allowed('frame'), await allowed('score')]).toEqual(['*', '*']);
    await writeSettings(shop, { modules: { elsewhere: false } });
    expect([await allowed('frame'), await allowed('score')]).toEqual([null, null]);
    await writeSettings(shop, { modules: { elsewhere: true } });
  });
});
