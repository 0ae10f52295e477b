import { documentSchema } from '@vitrine/model';
import { expect, it } from 'vitest';
import { keysAt, valuesAt } from './schemaWords.ts';

const schema = documentSchema();
const names = (words: readonly { readonly name: string }[]) => words.map(({ name }) => name);

it('knows the keys of a module, of its settings, and of any slide and layer', () => {
  expect(names(keysAt(schema, []))).toEqual(expect.arrayContaining(['settings', 'slides']));
  expect(names(keysAt(schema, ['settings']))).toEqual(expect.arrayContaining(['title', 'type', 'size']));
  expect(names(keysAt(schema, ['slides', '12']))).toEqual(['id', 'slide', 'layers']);
  expect(names(keysAt(schema, ['slides', '12', 'layers', '3']))).toContain('content');
  expect(names(keysAt(schema, ['slides', 0, 'slide']))).toContain('publish');
});

it('offers choices and flags', () => {
  expect(names(valuesAt(schema, ['settings', 'type']))).toEqual(
    expect.arrayContaining(['"slider"', '"carousel"', '"modal"']),
  );
  expect(names(valuesAt(schema, ['settings', 'size', 'fullWidth']))).toEqual(['true', 'false']);
});

it('says nothing of what nobody knows', () => {
  expect(keysAt(schema, ['nothing', 'at', 'all'])).toEqual([]);
  expect(valuesAt(schema, ['settings', 'title'])).toEqual([]);
});
