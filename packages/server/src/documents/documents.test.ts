import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { strToU8, zipSync } from 'fflate';
import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import type { AnyDatabase } from '../db/AnyDatabase.ts';
import { addDocumentConditions } from '../db/migrations/0017-document-conditions.ts';
import { databaseKinds } from '../db/testing/databases.ts';
import { openTestShop } from '../testing/testShop.ts';
import { exportDocument, importDocument } from './documentFiles.ts';
import { plainReader } from './testing/plainReader.ts';
import {
  deleteDocument,
  listDocumentRevisions,
  readDocumentRevision,
  restoreDocumentRevision,
} from './documentRevisions.ts';
import { findDocument, findDocumentBySlug, listDocuments } from './findDocument.ts';
import { listPlaced } from './listPlaced.ts';
import { saveDocument } from './saveDocument.ts';
import type { DocumentKind } from '@vitrine/contract/api';
import { folderStore } from '../media/store/folderStore.ts';

const picture = (background: string): Promise<Buffer> =>
  sharp({ create: { width: 6, height: 4, channels: 3, background } })
    .png()
    .toBuffer();
const by = { authorId: null };
const page = '{ "title":"About us", "content": [ ], "version":"0.4" }';

describe.each(databaseKinds)('page documents on %s', async (kind) => {
  const shop = await openTestShop(kind);

  it('are kept byte for byte, once for each kind and slug', async () => {
    const saved = await saveDocument(shop, { kind: 'page', slug: 'about', document: page }, by);
    expect(saved).toMatchObject({ ok: true, document: { kind: 'page', title: 'About us', version: 1 } });
    expect(await findDocumentBySlug(shop, 'page', 'about')).toMatchObject({ document: page });
    expect(await findDocumentBySlug(shop, 'template', 'about')).toBeNull();
    expect(await saveDocument(shop, { kind: 'page', slug: 'about', document: page }, by)).toMatchObject({
      ok: false,
      errors: [{ field: 'slug' }],
    });
    expect(await saveDocument(shop, { kind: 'template', slug: 'about', document: page }, by)).toMatchObject({
      ok: true,
    });
    expect((await listDocuments(shop)).total).toBe(2);
    expect(await listDocuments(shop, { kind: 'template' })).toMatchObject({
      total: 1,
      documents: [{ kind: 'template', slug: 'about' }],
    });
  });

  it.each<[DocumentKind, string, RegExp]>([
    ['page', '{', /no JSON/],
    ['page', '5', /no page document/],
    ['page', '{"settings":{},"slides":{}}', /This is a module/],
    ['kit', '{"settings":{},"slides":{}}', /This is a module/],
    ['section', '{"name":"x"}', /no "content"/],
    ['template', '[1]', /no page document/],
  ])('of kind %s that are %s are refused with what is wrong', async (documentKind, document, message) => {
    const saved = await saveDocument(shop, { kind: documentKind, slug: 'broken', document }, by);
    expect(saved).toMatchObject({
      ok: false,
      reason: 'invalid',
      errors: [{ message: expect.stringMatching(message) }],
    });
  });

  it('may be a bare list of elements, or the manifest of a kit', async () => {
    const list = '[{"id":"a1","elType":"container","elements":[]}]';
    for (const [documentKind, document] of [
      ['section', list],
      ['kit', '{"name":"house","version":"3.0"}'],
    ] as const)
      expect(await saveDocument(shop, { kind: documentKind, slug: 'bare', document }, by)).toMatchObject({
        ok: true,
      });
  });

  it('have revisions to go back to, and conflicts as values', async () => {
    const made = await saveDocument(shop, { kind: 'page', slug: 'faq', document: page }, by);
    const id = made.ok ? made.document.id : 0;
    const change = { id, kind: 'page', slug: 'questions', document: '{"content":[],"x":2}' } as const;
    expect(await saveDocument(shop, change, { ...by, expectedVersion: 1 })).toMatchObject({ ok: true });
    expect(await saveDocument(shop, change, { ...by, expectedVersion: 1 })).toMatchObject({
      reason: 'conflict',
      version: 2,
    });
    expect(await restoreDocumentRevision(shop, id, 1, by)).toMatchObject({
      ok: true,
      document: { slug: 'questions', version: 3 },
    });
    expect((await findDocument(shop, id))?.document).toBe(page);
    expect(await listDocumentRevisions(shop, id)).toHaveLength(3);
    expect(await readDocumentRevision(shop, id, 2)).toBe(change.document);
    expect(await deleteDocument(shop, id)).toEqual({ ok: true });
    expect(await findDocument(shop, id)).toBeNull();
    expect(await restoreDocumentRevision(shop, id, 1, by)).toMatchObject({ reason: 'missing' });
    expect(await findDocument(shop, 1e20)).toBeNull();
  });

  it('are handed over as files and come back as new ones', async () => {
    const made = await saveDocument(shop, { kind: 'template', slug: 'header', document: page }, by);
    const id = made.ok ? made.document.id : 0;
    const uploads = folderStore(tmpdir());
    const importing = { uploads, authorId: null, reader: plainReader, may: () => true };
    const writeTemplate = () => ({ ok: false, message: '' }) as const;
    for (const [as, slug] of [
      ['json', 'header-2'],
      ['zip', 'header-3'],
    ] as const) {
      const file = await exportDocument(shop, id, { as, uploads, writeTemplate });
      if (!file.ok) throw new Error(file.message);
      expect(file.name).toBe(`header.${as}`);
      const back = await importDocument(shop, { kind: 'template', ...file }, importing);
      expect(back).toMatchObject({ ok: true, documents: [{ kind: 'template', slug, title: 'About us' }] });
      expect((await findDocumentBySlug(shop, 'template', slug))?.document).toBe(page);
    }
    const module = Buffer.from('{"settings":{},"slides":{}}');
    const refused = await importDocument(shop, { kind: 'page', name: 'x', data: module }, importing);
    expect(refused).toMatchObject({
      ok: false,
      errors: [{ field: 'file', message: 'Invalid Content In File' }],
    });
    expect(await exportDocument(shop, 1e9, { as: 'zip', uploads, writeTemplate })).toMatchObject({
      ok: false,
    });
  });

  it('that were saved before their conditions had a column have them in it', async () => {
    const document = '{"conditions":["include/general"],"content":[]}';
    await saveDocument(shop, { kind: 'header', slug: 'top', document }, by);
    await sql`drop index documents_placed`.execute(shop.queries);
    await sql`alter table documents drop column conditions`.execute(shop.queries);
    await addDocumentConditions(shop.queries as unknown as AnyDatabase);
    expect(await listPlaced(shop, ['header', 'footer'], [])).toMatchObject([
      { kind: 'header', conditions: ['include/general'] },
    ]);
  });

  it('of an archive bring the pictures that lie in it, and leave all others where they are', async () => {
    const red = await picture('red');
    const blue = await picture('blue');
    const elements = [
      'https:\\/\\/elsewhere.example\\/wp-content\\/uploads\\/2023\\/hero-300x200.png',
      'https://elsewhere.example/wp-content/uploads/2024/cup.png',
      'https://elsewhere.example/not-here.png',
      '/broken.png',
    ].map((url) => `{"elType":"widget","settings":{"image":{"url":"${url}"}}}`);
    const data = zipSync({
      'page.json': strToU8(`{"content":[${elements.join(',')}]}`),
      'wp-content/uploads/2023/hero.png': red,
      'wp-content/uploads/2023/cup.png': red,
      'wp-content/uploads/2024/cup.png': blue,
      '../../broken.png': strToU8('no picture'),
    });
    const imported = await importDocument(
      shop,
      { kind: 'page', name: 'kit.zip', data },
      {
        uploads: folderStore(mkdtempSync(join(tmpdir(), 'vitrine-pictures-'))),
        authorId: null,
        may: () => true,
        reader: {
          ...plainReader,
          read: (files) => ({
            documents: [...files].map(([name, document]) => ({
              kind: 'page',
              name: `of ${name}`,
              document,
              id: '',
              post: null,
            })),
            terms: [],
            posts: [],
            notes: [],
          }),
        },
      },
    );
    expect(imported).toMatchObject({
      notes: [
        { path: '../../broken.png', message: 'the picture keeps its address: it is none that can be kept' },
      ],
    });
    const found = imported.ok ? await findDocument(shop, imported.documents[0]?.id ?? 0) : null;
    const urls = [...(found?.document ?? '').matchAll(/"url":"([^"]*)"/g)].map(([, url]) => url);
    expect(urls).toEqual([
      expect.stringMatching(/^\/uploads\/.*hero.*\.png$/),
      expect.stringMatching(/^\/uploads\/.*cup.*\.png$/),
      'https://elsewhere.example/not-here.png',
      '/broken.png',
    ]);
  });
});
