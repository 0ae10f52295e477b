import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkLayers } from './layers/checkLayers.mjs';

let root = '';

/** @type {(path: string, text: string | object) => void} */
const write = (path, text) => {
  const file = join(root, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, typeof text === 'string' ? text : JSON.stringify(text));
};

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'layers-'));
  write('package.json', { devDependencies: { vitest: '1.0.0' } });
  for (const name of ['model', 'engine', 'compile', 'server']) {
    const dependencies = { '@vitrine/model': '1', '@vitrine/engine': '1', '@vitrine/site': '1', react: '1' };
    const exports = { '.': './src/index.ts', './fixtures': './src/fixtures.ts' };
    write(`packages/${name}/package.json`, { name: `@vitrine/${name}`, exports, dependencies });
    write(`packages/${name}/src/index.ts`, 'export const one = 1;\n');
  }
  write('apps/site/package.json', { name: '@vitrine/site', dependencies: { '@vitrine/compile': '1' } });
  write('apps/site/src/main.ts', "import '@vitrine/compile';\nimport 'node:fs';\n");
});

afterEach(() => rmSync(root, { recursive: true }));

test('finds nothing wrong with imports that follow the table', () => {
  write('packages/engine/src/play.ts', "import { one } from '@vitrine/model';\nimport './index.ts';\n");
  write('packages/engine/src/play.test.ts', "import 'node:fs';\nimport { test } from 'vitest';\n");
  write('packages/compile/src/use.ts', "import '@vitrine/model/fixtures';\nimport 'react/jsx-runtime';\n");
  write('packages/server/src/store.mts', "import 'node:fs';\n");
  expect(checkLayers(root)).toEqual({ files: 9, faults: [] });
});

const inModel = 'packages/model/src/bad.ts';
test.each([
  ['an import against the arrows', inModel, "import '@vitrine/engine';", 'model may not import engine'],
  ['a type-only import', inModel, "import type { A } from '@vitrine/engine';", 'model may not import engine'],
  ['a re-export', inModel, "export * from '@vitrine/engine';", 'model may not import engine'],
  [
    'a named type re-export',
    inModel,
    "export type { A } from '@vitrine/engine';",
    'model may not import engine',
  ],
  ['a dynamic import', inModel, "void import('@vitrine/engine');", 'model may not import engine'],
  ['an import type', inModel, "type A = import('@vitrine/engine').A;", 'model may not import engine'],
  ['an import of itself by name', inModel, "import '@vitrine/model';", 'model imports itself by name'],
  ['an import of an app', 'packages/compile/src/bad.tsx', "import '@vitrine/site';", 'nobody imports an app'],
  ['an unknown package of ours', inModel, "import '@vitrine/magic';", 'magic is not in the table'],
  [
    'a relative import of another package',
    inModel,
    "import '../../engine/src/index.ts';",
    'leaves packages/model',
  ],
  [
    'a deep import',
    'packages/engine/src/bad.ts',
    "import '@vitrine/model/src/index.ts';",
    "'./src/index.ts' is not among the exports of model",
  ],
  ['a Node builtin where code runs anywhere', inModel, "import 'node:fs';", "'node:fs' is Node's own"],
  ['a Node builtin without its prefix', inModel, "import 'fs/promises';", "'fs/promises' is Node's own"],
  [
    'an undeclared package',
    inModel,
    "import '@scope/thing/part';",
    '@scope/thing is not declared in packages/model/package.json',
  ],
  [
    'a test tool outside tests',
    inModel,
    "import 'vitest';",
    'vitest is not declared in packages/model/package.json',
  ],
  [
    'an undeclared package of ours in an app',
    'apps/site/src/bad.ts',
    "import '@vitrine/model';",
    '@vitrine/model is not declared in apps/site/package.json',
  ],
])('reports %s with its file and line', (_what, file, line, message) => {
  write(file, `const before = 1;\n${line}\n`);
  const { faults } = checkLayers(root);
  expect(faults).toHaveLength(1);
  expect(faults[0]).toContain(`${file}:2: `);
  expect(faults[0]).toContain(message);
});

const folders = 'packages/engine/src';
test('reports both imports of two folders that import each other, types too', () => {
  write(`${folders}/player/play.ts`, "import type { Stage } from '../stage/parts/stage.ts';\n");
  write(`${folders}/stage/parts/stage.ts`, "\nimport '../../player/play.ts';\n");
  expect(checkLayers(root).faults).toEqual([
    expect.stringContaining(`${folders}/player/play.ts:1: player imports stage of engine`),
    expect.stringContaining(`${folders}/stage/parts/stage.ts:2: stage imports player of engine`),
  ]);
});

test('reports what ports import of other folders', () => {
  write(`${folders}/ports/Stage.ts`, "import '../limits.ts';\nimport type { A } from '../player/play.ts';\n");
  write(`${folders}/player/play.ts`, "import '../ports/Stage.ts';\n");
  expect(checkLayers(root).faults).toEqual([
    `${folders}/ports/Stage.ts:2: ports of engine import no other folder, and player is one`,
  ]);
});

test('lets tests look anywhere, and folders of apps import each other', () => {
  write(`${folders}/player/play.ts`, "import '../stage/stage.ts';\nimport './other.ts';\n");
  write(`${folders}/stage/stage.test.ts`, "import '../player/play.ts';\n");
  write(`${folders}/stage/testing/create.ts`, "import '../../player/play.ts';\n");
  write('apps/site/src/a/a.ts', "import '../b/b.ts';\n");
  write('apps/site/src/b/b.ts', "import '../a/a.ts';\n");
  expect(checkLayers(root).faults).toEqual([]);
});

test('reports a package that the table does not know', () => {
  write('packages/extra/package.json', {});
  expect(checkLayers(root).faults[0]).toContain('packages/extra/package.json:1: extra is not in the table');
});

test('refuses a file that cannot be parsed', () => {
  write(inModel, 'import from from;;; {');
  expect(() => checkLayers(root)).toThrow(/bad\.ts cannot be parsed/);
});

test('the command fails on a fault, and on a root without any file', () => {
  const check = () =>
    spawnSync(process.execPath, [join(import.meta.dirname, 'check-layers.mjs'), root]).status;
  expect(check()).toBe(0);
  write(inModel, "import '@vitrine/engine';\n");
  expect(check()).toBe(1);
  rmSync(join(root, 'packages'), { recursive: true });
  rmSync(join(root, 'apps'), { recursive: true });
  expect(check()).toBe(1);
});
