import { apiEndpoints } from '@vitrine/contract/api';
import { expect, test } from 'vitest';
import { fieldKind } from './fieldKind.ts';

const { entries } = apiEndpoints.updateProduct.body;

test('a form shows each field as the schema of the API has it', () => {
  expect(fieldKind(entries.name)).toMatchObject({ kind: 'text', longest: 300, isRequired: true });
  expect(fieldKind(entries.sku)).toMatchObject({ kind: 'text', isNullable: true, isRequired: false });
  expect(fieldKind(entries.regularPrice)).toEqual({ kind: 'number', isMoney: true, lowest: 0 });
  expect(fieldKind(entries.weightG)).toEqual({ kind: 'number', isMoney: false, lowest: 0 });
  expect(fieldKind(entries.isFeatured)).toEqual({ kind: 'flag' });
  expect(fieldKind(entries.visibility)).toEqual({
    kind: 'choice',
    options: ['visible', 'catalog', 'search', 'hidden'],
  });
  expect(fieldKind(entries.tags)).toEqual({ kind: 'texts' });
  expect(fieldKind(entries.saleFrom)).toEqual({ kind: 'time' });
});

test('what no field can show is left to its own screen', () => {
  expect(fieldKind(entries.meta)).toBeNull();
});
