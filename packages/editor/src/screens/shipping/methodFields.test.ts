import { runningTexts } from '@vitrine/texts';
import { apiEndpoints, API_RIGHTS } from '@vitrine/contract/api';
import { expect, test } from 'vitest';
import { fieldKind } from '../../form/fieldKind.ts';
import { leavesOf } from '../../form/leaves.ts';
import { methodFields, readMethodFields, writeMethodFields } from './methodFields.ts';

const method = {
  id: 3,
  zoneId: 1,
  kind: 'flat_rate',
  title: 'Parcel',
  isOn: true,
  position: 0,
  settings: {
    isTaxable: true,
    cost: '5',
    classCosts: { heavy: '9' },
    noClassCost: '',
    classCalculation: 'class',
    requires: '',
    minimum: 0,
    ignoresDiscounts: false,
  },
} as const;

test('only what was changed is sent, settings as a whole', () => {
  expect(readMethodFields(method)['settings.classCosts']).toEqual([{ shippingClass: 'heavy', cost: '9' }]);
  expect(writeMethodFields(method, { title: 'Post' })).toEqual({ title: 'Post' });
  expect(
    writeMethodFields(method, { 'settings.classCosts': [{ shippingClass: 'light', cost: '1' }] }),
  ).toEqual({ settings: { ...method.settings, classCosts: { light: '1' } } });
});

test('every field and option of taxes, shipping and keys has a name', () => {
  const fields = {
    ...leavesOf(apiEndpoints.updateTaxRate.body),
    ...leavesOf(apiEndpoints.updateZone.body),
    ...methodFields,
  };
  const names = Object.entries(fields).flatMap(([path, schema]) => {
    const kind = fieldKind(schema);
    if (kind?.kind === 'choice') return [path, ...kind.options.map((option) => `${path}.${option}`)];
    if (kind?.kind === 'list') return [path, ...Object.keys(kind.entries).map((name) => `${path}.${name}`)];
    return kind ? [path] : [`${path}, which no form can show`];
  });
  const rights = API_RIGHTS.map((right) => `rights.${right}`);
  expect([...names, ...rights].filter((name) => !Object.hasOwn(runningTexts.en, name))).toEqual([]);
});
