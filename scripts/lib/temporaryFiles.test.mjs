import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { keepTemporaryFilesInMemory } from './temporaryFiles.mjs';

test('leaves temporary files where somebody has said that they go', () => {
  const env = { TMPDIR: '/elsewhere' };
  keepTemporaryFilesInMemory(env, tmpdir());
  expect(env).toEqual({ TMPDIR: '/elsewhere' });
});

test('leaves them on the disk where the system has no such memory', () => {
  /** @type {Record<string, string>} */
  const env = {};
  keepTemporaryFilesInMemory(env, '/no/such/folder');
  expect(env).toEqual({});
});
