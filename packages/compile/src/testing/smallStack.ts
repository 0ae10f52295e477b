import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { build } from 'vite';

const conditions = ['vitrine-source', 'module', 'node', 'default'];

export interface SmallStack {
  /** What the script wrote, or why it ended, when the stack of its process has so many kilobytes. */
  run(stackKb: number, ...args: string[]): string;
  remove(): void;
}

/** A TypeScript file as a process of its own. Node's own stack has 984 kB, and other machines have another. */
export async function createSmallStack(script: string): Promise<SmallStack> {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-stack-'));
  await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions },
    ssr: { noExternal: true, resolve: { conditions } },
    oxc: { jsx: { runtime: 'automatic', development: false } },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      ssr: script,
      outDir: folder,
      rolldownOptions: { output: { entryFileNames: 'script.mjs', codeSplitting: false } },
    },
  });
  return {
    run(stackKb, ...args) {
      const file = join(folder, 'script.mjs');
      const ended = spawnSync(process.execPath, [`--stack-size=${stackKb}`, file, ...args], {
        encoding: 'utf8',
      });
      return ended.status === 0 ? ended.stdout.trim() : `${ended.signal ?? ''}${ended.stderr}`;
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
