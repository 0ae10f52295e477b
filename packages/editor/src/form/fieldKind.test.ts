import { apiEndpoints, settingsSections } from '@vitrine/contract/api';
import { expect, test } from 'vitest';
import { entriesOf, fieldKind } from './fieldKind.ts';

const { entries } = apiEndpoints.updateProduct.body;

test('a form shows each field as the schema of the API has it', () => {
  expect(fieldKind(entries.name)).toMatchObject({ kind: 'text', longest: 300, isRequired: true });
  expect(fieldKind(entries.sku)).toMatchObject({ kind: 'text', isNullable: true, isRequired: false });
  expect(fieldKind(entries.regularPrice)).toEqual({ kind: 'number', unit: 'money', lowest: 0 });
  expect(fieldKind(entries.weightG)).toEqual({ kind: 'number', unit: 'whole', lowest: 0 });
  expect(fieldKind(entries.isFeatured)).toEqual({ kind: 'flag' });
  expect(fieldKind(entries.visibility)).toEqual({
    kind: 'choice',
    options: ['visible', 'catalog', 'search', 'hidden'],
  });
  expect(fieldKind(entries.tags)).toEqual({ kind: 'texts' });
  expect(fieldKind(entries.saleFrom)).toEqual({ kind: 'time', isNullable: true });
});

test('what no field can show is left to its own screen', () => {
  expect(fieldKind(entries.meta)).toBeNull();
});

test('lists of objects, long texts and other numbers are shown as such', () => {
  expect(fieldKind(apiEndpoints.updateZone.body.entries.regions)).toMatchObject({
    kind: 'list',
    entries: { type: {}, code: {} },
  });
  expect(fieldKind(apiEndpoints.updateTaxRate.body.entries.ratePpm)).toMatchObject({ unit: 'millionths' });
  expect(fieldKind(entriesOf(settingsSections.notice)?.['text'] as never)).toMatchObject({ isLong: true });
  expect(fieldKind(entriesOf(settingsSections.attribution)?.['lifetimeMonths'] as never)).toMatchObject({
    unit: 'any',
  });
});
