import { settingsSections } from '@vitrine/contract/api';
import { expect, test } from 'vitest';
import { leavesOf, readLeaves, writeLeaves } from './leaves.ts';

const leaves = leavesOf(settingsSections.payments);

test('groups within groups are opened, lists are fields', () => {
  expect(Object.keys(leaves)).toEqual([
    'cod.on',
    'cod.title',
    'cod.description',
    'cod.instructions',
    'bacs.on',
    'bacs.title',
    'bacs.description',
    'bacs.instructions',
    'bankAccounts',
  ]);
});

test('what has no fields is one itself', () => {
  const whole = leavesOf(settingsSections.countries);
  expect(readLeaves(whole, ['FR'])).toEqual({ '': ['FR'] });
  expect(writeLeaves(['FR'], { '': ['FR', 'DE'] })).toEqual(['FR', 'DE']);
});

test('only what was changed is written over', () => {
  const stored = { cod: { on: true, title: 'Cash' }, more: 1 };
  expect(readLeaves(leaves, stored)).toMatchObject({ 'cod.title': 'Cash', bankAccounts: undefined });
  expect(writeLeaves(stored, { 'cod.title': 'At the door' })).toEqual({
    cod: { on: true, title: 'At the door' },
    more: 1,
  });
  expect(stored.cod.title).toBe('Cash');
});
