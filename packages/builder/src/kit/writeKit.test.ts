import { expect, it } from 'vitest';
import { readDocument } from '../document/readDocument.ts';
import { readDocumentArchive } from './readDocumentArchive.ts';
import { readManifest } from './readManifest.ts';
import { writeKit } from './writeKit.ts';

const content = [{ id: 'a1', elType: 'container', settings: [], elements: [], unknown: { kept: true } }];
const documents = [
  { title: 'Home', type: 'wp-page', content },
  { title: 'Top', type: 'header', content },
  { type: 'kit', content: [], settings: { container_width: { unit: 'px', size: 1200 } } },
].map(readDocument);

it('writes a kit that is read as what it was made of, every key kept', () => {
  const files = writeKit({ title: 'My House', description: 'All of it', documents, nowMs: 0 });
  const archived = readDocumentArchive(files);
  expect(archived.map(({ kind, name }) => [kind, name])).toEqual([
    ['kit', 'My House'],
    ['header', 'Top'],
    ['page', 'Home'],
  ]);
  expect(JSON.parse(archived[2]?.document ?? '')).toMatchObject({ content });
  expect(JSON.parse(archived[0]?.document ?? '')).toMatchObject({
    settings: { container_width: { size: 1200 } },
  });
  expect(JSON.parse(files.get('manifest.json') ?? '')).toMatchObject({
    name: 'my-house',
    version: '3.0',
    created: '1970-01-01 00:00:00',
  });
});

it('tells kits of an older form, and those of a newer builder than documents are read by', () => {
  const manifest = (version: string, builder: string) =>
    readManifest({ version, elementor_version: builder, title: 'x' });
  expect(manifest('2.0', '3.6.5')).toMatchObject({ isOld: true, isNewer: false });
  expect(manifest('3.0', '99.0.0')).toMatchObject({ isOld: false, isNewer: true });
  expect(manifest('3.0', '')).toMatchObject({ isNewer: false });
});
