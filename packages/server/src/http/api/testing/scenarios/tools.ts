import { API_PART_BYTES } from '@vitrine/contract/api';
import { describe, expect, it } from 'vitest';
import { findLogin } from '../../../../accounts/findLogin.ts';
import { PICTURE } from '../fillShop.ts';
import type { TestApi } from '../startApi.ts';

/** Backup, restore, faults, jobs. The last of all: a restore ends every other login. */
export function describeTools(api: () => TestApi): void {
  const as = () => api().as('admin');
  const workOf = async (name: string) =>
    ((await as()('listWorks')).body.items as { name: string; isRunning: boolean; error: string }[]).find(
      (each) => each.name === name,
    );
  async function ended(name: string) {
    for (;;) {
      const work = await workOf(name);
      if (work && !work.isRunning) return work;
      await new Promise((done) => setTimeout(done, 10));
    }
  }
  async function download(): Promise<Uint8Array<ArrayBuffer>> {
    const { url, tokens, used } = api();
    const answer = await fetch(`${url}/api/v1/tools/backup`, {
      headers: { authorization: `Bearer ${tokens.admin}` },
    });
    expect(answer.headers.get('content-disposition')).toMatch(/vitrine-[\d-]+\.backup/);
    // The client reads answers as texts.
    used.answered.add('downloadBackup');
    return new Uint8Array(await answer.arrayBuffer());
  }
  async function upload(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
    const { body } = await as()('beginRestore');
    for (let at = 0, number = 0; at < bytes.length; at += API_PART_BYTES, number++) {
      const form = new FormData();
      form.set('number', String(number));
      form.set('file', new Blob([bytes.subarray(at, at + API_PART_BYTES)]), 'part');
      const added = await as()('addRestorePart', { params: { id: body.id }, form });
      expect(added.body).toEqual({ parts: number + 1 });
    }
    return body.id as string;
  }

  it('health, jobs, the search index and what is kept are told to the owner, and looked after', async () => {
    const health = await as()('readHealth');
    expect(health.body.checks.map(({ name }: { name: string }) => name)).toContain('database');
    expect((await as()('listJobs')).body.items).toMatchObject([{ name: 'tidy', everyMs: 1000 }]);
    expect((await as()('runJob', { params: { name: 'tidy' } })).body).toMatchObject({ error: '' });
    expect((await as()('runJob', { params: { name: 'nothing' } })).status).toBe(404);
    expect((await as()('readSearchIndex')).body.entries).toHaveProperty('product');
    expect((await as()('rebuildSearchIndex')).status).toBe(204);
    expect(await ended('search index')).toMatchObject({ error: '' });
    expect((await as()('readCache')).body).toMatchObject({ isOn: true });
    expect((await as()('dropCache')).status).toBe(204);
  });

  it('faults are listed and found, and forgotten', async () => {
    await api().shop.queries.deleteFrom('faults').execute();
    const { id } = await api()
      .shop.queries.insertInto('faults')
      .values({ kind: 'request', message: 'broken', stack: 'at line 1', created_at: api().shop.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    const listed = await as()('listFaults', { query: { search: 'broken', kind: 'request' } });
    expect(listed.body.items).toMatchObject([{ id, message: 'broken' }]);
    expect(listed.text).not.toContain('at line 1');
    expect((await as()('readFault', { params: { id } })).body.stack).toBe('at line 1');
    expect((await as()('clearFaults')).status).toBe(204);
    expect((await as()('listFaults')).body.total).toBe(0);
  });

  describe('a backup', () => {
    it('is checked, and put back with its uploads; who does it stays logged in, and nobody else', async () => {
      const { shop, tokens } = api();
      const form = new FormData();
      form.set('file', new Blob([Buffer.from(PICTURE, 'base64')]), 'kept.png');
      const { body: media } = await as()('uploadMedia', { form });
      const product = await as()('createProduct', { body: { name: 'Before' } });
      const params = { id: product.body.id };
      const bytes = await download();
      expect(await ended('backup')).toMatchObject({ error: '' });
      const settings = await shop.queries.selectFrom('settings').selectAll().execute();
      await as()('updateProduct', { params, match: '*', body: { name: 'After' } });
      await as()('deleteMedia', { params: { id: media.id }, match: '*' });
      const id = await upload(bytes);
      const checked = await as()('checkRestore', { params: { id } });
      expect(checked.body).toMatchObject({ from: shop.kind });
      expect(checked.body.files).toBeGreaterThan(0);
      expect(checked.body.tables).toContainEqual({
        name: 'products',
        rows: expect.any(Number),
        here: expect.any(Number),
      });
      const wrong = await as()('startRestore', { params: { id }, body: { title: 'Another shop' } });
      expect([wrong.status, wrong.body.errors[0].field]).toEqual([422, 'title']);
      expect((await as()('startRestore', { params: { id }, body: { title: 'Vitrine' } })).status).toBe(204);
      expect(await ended('restore')).toMatchObject({ error: '' });
      expect((await as()('readProduct', { params })).body.name).toBe('Before');
      const back = (await as()('readMedia', { params: { id: media.id } })).body;
      expect(back.file).toBe(media.file);
      expect(await shop.queries.selectFrom('settings').selectAll().execute()).toEqual(settings);
      expect(await findLogin(shop, tokens.editor)).toBeNull();
      expect((await as()('checkRestore', { params: { id } })).status).toBe(404);
    });

    it('that is none, or is cut, is refused and changes nothing', async () => {
      const whole = await download();
      await ended('backup');
      for (const bytes of [Uint8Array.from(Buffer.from('no backup')), whole.subarray(0, whole.length / 2)]) {
        const id = await upload(bytes);
        const refused = await as()('checkRestore', { params: { id } });
        expect([refused.status, refused.body.error]).toEqual([422, 'not_restorable']);
        expect((await as()('startRestore', { params: { id }, body: { title: 'Vitrine' } })).status).toBe(204);
        expect((await ended('restore'))?.error).toMatch(/no backup|damaged/);
        expect((await as()('discardRestore', { params: { id } })).status).toBe(204);
        expect((await as()('discardRestore', { params: { id } })).status).toBe(404);
      }
      expect((await as()('listFaults', { query: { kind: 'job' } })).body.items[0].route).toBe('restore');
    });

    it('comes piece by piece, in their order', async () => {
      const { body } = await as()('beginRestore');
      const send = (number: number) => {
        const form = new FormData();
        form.set('number', String(number));
        form.set('file', new Blob(['x']), 'part');
        return as()('addRestorePart', { params: { id: body.id }, form });
      };
      expect((await send(1)).status).toBe(422);
      for (const number of [0, 0, 1]) expect((await send(number)).status).toBe(200);
      expect((await send(0)).status).toBe(422);
      const form = new FormData();
      form.set('number', '0');
      form.set('file', new Blob(['x']), 'part');
      expect((await as()('addRestorePart', { params: { id: 'nobody' }, form })).status).toBe(404);
    });
  });
}
