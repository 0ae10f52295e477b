import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { scriptFiles } from './scriptFiles.ts';

const folder = mkdtempSync(join(tmpdir(), 'script-files-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('the files of a script', () => {
  writeFileSync(
    join(folder, 'files.json'),
    JSON.stringify({
      '_shared-0.js': { file: 'shared-0.js', name: 'shared' },
      '_start-1.js': { file: 'start-1.js', name: 'start', imports: ['_shared-0.js'] },
      'src/main.ts': {
        file: 'page-2.js',
        name: 'page',
        isEntry: true,
        imports: ['_shared-0.js', '_start-1.js'],
      },
      'src/others.ts': { file: 'others-3.js', name: 'others', isEntry: true },
    }),
  );

  it('are what it imports and then itself, so that a browser asks for all of them at once', () => {
    expect(scriptFiles(folder, 'page')).toEqual(['shared-0.js', 'start-1.js', 'page-2.js']);
    expect(scriptFiles(folder, 'others')).toEqual(['others-3.js']);
  });

  it('are none of a file that no page asks for, or that was never built', () => {
    expect(() => scriptFiles(folder, 'start')).toThrow('npm run build makes it');
    expect(() => scriptFiles(folder, 'shop')).toThrow(`No script called shop in ${folder}`);
  });
});
