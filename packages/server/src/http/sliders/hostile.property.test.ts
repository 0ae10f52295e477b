import { endpoints } from '@vitrine/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { databaseKinds } from '../../db/testing/databases.ts';
import { saveModule } from '../../modules/saveModule.ts';
import { moduleText } from '../../modules/testing/moduleText.ts';
import { openTestShop } from '../../testing/testShop.ts';
import { startSliderApp } from './testing/startSliderApp.ts';

/** By REST, and as many by ajax. `VITRINE_HOSTILE=5000` asks for as many as you like. */
const RUNS = Number(process.env['VITRINE_HOSTILE'] ?? 200);

/** The calls are what is asked, not what draws. */
const compileModule = () => ({ momentMs: 0, frame: () => ({}), score: () => null });

/** A lone half of a character cannot be written in an address. */
const encodeSafely = (text: string): string => encodeURIComponent(text.replace(/[\ud800-\udfff]/g, '\ufffd'));

describe.each(databaseKinds)('calls about modules on %s', async (kind) => {
  const shop = await openTestShop(kind);
  const { app } = await startSliderApp({ shop, site: { compileModule } });

  it(`survive ${2 * RUNS} hostile questions`, async () => {
    const document = moduleText({ settings: { source: { type: 'post', post: { list: '\0' } } } });
    const saved = await saveModule(shop, { alias: 'hostile', document }, { authorId: null });
    const id = saved.ok ? saved.module.id : 0;
    const name = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom(
        '',
        '.',
        '..',
        '%',
        '%00',
        '%2F..%2F',
        '%ff',
        "' or 1=1 --",
        '1e309',
        '-1',
        '__proto__',
        '\ud800',
        '9'.repeat(400),
        'a'.repeat(5000),
        '1,2,'.repeat(120),
        String(id),
      ),
    );
    const path = fc.constantFrom(...Object.values(endpoints).map((endpoint) => endpoint.path));
    const written = fc.oneof(
      name.map(encodeSafely),
      name.map((text) => text.replace(/[^\x21-\x7e]/g, '')),
    );
    const rest = fc.record({ path, id: written, slide: name, language: name, alias: fc.boolean() });
    const asks = fc
      .sample(rest, { numRuns: RUNS })
      .map(({ path: kindOf, id: asked, slide, language, alias }) => {
        const query = { slideid: slide, srlang: language, element: slide, alias: String(alias) };
        const named = kindOf.replace(':id', () => asked);
        return { url: `/wp-json/${named}?${new URLSearchParams(query)}` };
      });
    const action = fc.constantFrom(
      'get_full_slider_object',
      'get_stream_data',
      'get_modal_data',
      'get_modal_settings',
      'get_slideid',
      'get_moduleid',
      'get_module_frame',
      'get_module_score',
      '__proto__',
      '',
    );
    const field = fc.constantFrom(
      'id',
      'alias',
      'slideid',
      'forcealias',
      'index',
      'deeplink',
      'srlang',
      '__proto__',
    );
    const form = fc.tuple(action, fc.array(fc.tuple(field, name), { maxLength: 4 }), fc.boolean());
    const forms = fc.sample(form, { numRuns: RUNS }).map(([clientAction, entries, isJson]) => {
      const payload = new URLSearchParams({ client_action: clientAction });
      if (isJson) payload.set('data', JSON.stringify(Object.fromEntries(entries)));
      else for (const [key, value] of entries) payload.append(`data[${key}]`, value);
      return {
        method: 'POST' as const,
        url: '/wp-admin/admin-ajax.php',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: payload.toString(),
      };
    });
    const all = [...asks, ...forms];
    for (let start = 0; start < all.length; start += 50) {
      const some = all.slice(start, start + 50);
      const responses = await Promise.all(some.map((ask) => app.inject(ask)));
      const failed = responses.flatMap(({ statusCode, body }, index) =>
        statusCode >= 500 || /sqlite|postgres|kysely|node_modules/i.test(body) ? [[some[index], body]] : [],
      );
      expect(failed).toEqual([]);
    }
  });
});
