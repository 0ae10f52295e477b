import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { openModule } from '@vitrine/model';
import { build, type Rolldown } from 'vite';
import { beforeAll, expect, it } from 'vitest';
import { leanReaders } from '../leanReaders.ts';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));
const demos = path('../../../apps/site/demo/modules');
let code = '';
let lean: { openModule: typeof openModule };

beforeAll(async () => {
  const built = (await build({
    configFile: false,
    logLevel: 'error',
    plugins: [leanReaders()],
    build: {
      write: false,
      minify: false,
      lib: { entry: path('../../model/src/document/Module.ts'), formats: ['es'] },
    },
  })) as Rolldown.RolldownOutput[];
  code = built.flatMap(({ output }) => output).find((each) => each.type === 'chunk')?.code ?? '';
  lean = await import(`data:text/javascript,${encodeURIComponent(code)}`);
});

it('leaves nothing of schemas and notes', () => {
  expect(code).not.toMatch(/wire:|ignores:|\.repaired\(|\.notUnderstood\(|expected text, found/);
});

it.each(readdirSync(demos).filter((name) => /^[\w-]+\.json$/.test(name)))('reads %s as before', (name) => {
  const document: unknown = JSON.parse(readFileSync(`${demos}/${name}`, 'utf8'));
  const [before, after] = [openModule(document), lean.openModule(document)];
  expect(after.settings).toEqual(before.settings);
  for (const { key } of before.slides.slice(0, 20)) expect(after.slide(key)).toEqual(before.slide(key));
});

it('mends what is wrong without a word', () => {
  const broken = {
    settings: { type: 'cube', uSize: 'all', size: 7 },
    slides: { 1: { layers: [3, { pid: 9 }] } },
  };
  const module = lean.openModule(broken);
  expect(module.slide('1')).toEqual(openModule(broken).slide('1'));
  expect(module.notes).toEqual([]);
});
