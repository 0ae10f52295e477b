import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { documentSchema } from '../packages/model/src/schema/documentSchema.ts';
import { root } from './lib/root.mjs';
import { schemaFile, schemaText } from './write-schema.mjs';

const committed = readFileSync(schemaFile, 'utf8');
const validate = new Ajv2020({ strict: true, allowUnionTypes: true }).compile(JSON.parse(committed));

/** @param {unknown} document */
const faultsIn = (document) =>
  validate(document) ? [] : validate.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`);

/** @param {string} folder */
const listModules = (folder) =>
  readdirSync(folder)
    .filter((name) => name.endsWith('.json') && !name.endsWith('.items.json'))
    .map((name) => ({ name, path: join(folder, name) }));

test('the committed schema is the one that the readers describe (npm run schema writes it)', () => {
  expect(committed).toBe(schemaText(documentSchema()));
});

describe('the schema', () => {
  test.each([
    ['the smallest module', { settings: {}, slides: {} }],
    ['PHP’s empty lists for objects', { settings: [], slides: [] }],
    ['keys that nobody knows', { settings: { mine: 1 }, slides: { 1: { mine: 2 } }, mine: 3 }],
    [
      'values in their usual forms',
      {
        settings: { size: { width: [1240, '1000px', null, '#a', 480] }, uSize: [false, true] },
        slides: { 1: { slide: { order: '1' }, layers: { 0: { id: 0, pid: -1, size: { w: 'auto' } } } } },
      },
    ],
  ])('accepts %s', (_, document) => {
    expect(faultsIn(document)).toEqual([]);
  });

  test.each([
    ['settings that are no object', { settings: 5, slides: {} }],
    ['slides that are no object', { settings: {}, slides: 'none' }],
    ['a module without slides', { settings: {} }],
    ['a list of six levels', { settings: { size: { width: [1, 2, 3, 4, 5, 6] } }, slides: {} }],
    [
      'a layer’s size in an object',
      { settings: {}, slides: { 1: { layers: { 1: { size: { w: { a: 1 } } } } } } },
    ],
    ['no object at all', []],
  ])('refuses %s', (_, document) => {
    expect(faultsIn(document)).not.toEqual([]);
  });
});

const { VITRINE_CORPUS = '' } = process.env;
const modules = [
  ...listModules(join(root, 'apps/site/demo/modules')),
  ...(VITRINE_CORPUS ? listModules(join(VITRINE_CORPUS, 'modules')) : []),
];

test.each(modules)('the schema accepts $name', ({ path }) => {
  expect(faultsIn(JSON.parse(readFileSync(path, 'utf8')))).toEqual([]);
});
