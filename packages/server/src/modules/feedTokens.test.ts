import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../db/testing/databases.ts';
import { startSliderApp } from '../http/sliders/testing/startSliderApp.ts';
import { openTestShop } from '../testing/testShop.ts';
import { exportModule } from './exportModule.ts';
import { textWithoutTokens, withoutTokens } from './feedTokens.ts';
import { findModule } from './findModule.ts';
import { saveModule } from './saveModule.ts';
import { moduleText } from './testing/moduleText.ts';
import { folderStore } from '../media/store/folderStore.ts';

const by = { authorId: null };
const KEY = 'EAAB-very-private';
const source = {
  type: 'instagram',
  instagram: { token: KEY, userId: '7', count: 5, connect_with: { access_token: KEY } },
  twitter: { consumerKey: KEY, consumerSecret: KEY },
};
const withSource = (more: object) =>
  moduleText({ settings: { alias: 'feed', source: { ...source, ...more } } });

describe.each(databaseKinds)('tokens of social feeds on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { url } = await startSliderApp({ shop });
  const save = async (document: string, id?: number) => {
    const saved = await saveModule(shop, { id, alias: 'feed', document }, by);
    if (!saved.ok) throw new Error(saved.errors[0]?.message);
    return saved.module.id;
  };

  it('go out with no answer and no export, and everything else does', async () => {
    const id = await save(withSource({}));
    const base = `${url}/wp-json/sliderrevolution/sliders`;
    for (const path of [`${id}`, `feed?alias=true`, `modal/${id}`, `${id}?slideid=5`]) {
      const text = await (await fetch(`${base}/${path}`)).text();
      expect(text).toContain('"success":true');
      expect(text).not.toContain(KEY);
    }
    for (const as of ['json', 'zip'] as const) {
      const file = await exportModule(shop, id, { as, uploads: folderStore('/nowhere') });
      const text = file.ok ? Buffer.from(file.data).toString('latin1') : KEY;
      expect(text).not.toContain(KEY);
    }
    const answer = await (await fetch(`${base}/${id}`)).text();
    expect(answer).toContain('"instagram":{"userId":"7","count":5,"connect_with":{}}');
    // As an older version kept it.
    await shop.queries
      .updateTable('modules')
      .set({ reply: withSource({}) })
      .where('id', '=', id)
      .execute();
    expect(await (await fetch(`${base}/${id}`)).text()).not.toContain(KEY);
  });

  it('stay with the module when it is saved without them, and go when they are emptied', async () => {
    const { id = 0 } = (await findModule(shop, 'feed')) ?? {};
    const seen = JSON.stringify(withoutTokens(JSON.parse(withSource({}))));
    await save(seen.replace('"count":5', '"count":9'), id);
    const kept = (await findModule(shop, id))?.document ?? '';
    expect(JSON.parse(kept).settings.source.instagram).toEqual({ ...source.instagram, count: 9 });
    expect(JSON.parse(kept).settings.source.twitter).toEqual(source.twitter);
    await save(withSource({ instagram: { token: '', connect_with: { access_token: '' } }, twitter: {} }), id);
    const emptied = JSON.parse((await findModule(shop, id))?.document ?? '{}').settings.source;
    expect(emptied.instagram.token).toBe('');
    expect(emptied.twitter).toEqual(source.twitter);
  });
});

it('leaves documents without tokens as they are, byte for byte', () => {
  const text = `{ "settings" : {"title":"a token"} , "slides":{} }`;
  expect(textWithoutTokens(text)).toBe(text);
});
