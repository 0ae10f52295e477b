import { cpSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { root } from '../../scripts/lib/root.mjs';
import { exampleOf } from './examples.ts';
import type { InstalledApp } from './installedApp.ts';
import { seeNextSlide, servePage } from './servePage.ts';

interface PageExample {
  readonly page: string;
  /** Whether commands come first. */
  readonly hasCommands?: boolean;
  /** The folder that the commands write the page into; otherwise the example is the page. */
  readonly out?: string;
}

const EXAMPLES: readonly PageExample[] = [
  { page: 'plain-html' },
  { page: 'drawn-ahead', hasCommands: true },
  { page: 'static-export', hasCommands: true, out: 'out' },
  { page: 'original-pages' },
];

const COMMAND_LINE = `"${process.execPath}" "${join(root, 'apps/cli/bin/vitrine.mjs')}"`;

/** A host of files, with a module and the script as it was installed. */
function createHost(app: InstalledApp, name: string): string {
  const folder = join(app.folder, 'hosts', name);
  mkdirSync(folder, { recursive: true });
  cpSync(join(app.folder, 'src/hero.json'), join(folder, 'hero.json'));
  const embed = join(app.folder, 'node_modules/@vitrine/embed/dist');
  for (const file of ['vitrine.js', 'vitrine-parts'])
    cpSync(join(embed, file), join(folder, file), { recursive: true });
  return folder;
}

/** Examples for pages that have no build. */
export function pageExamples(app: () => InstalledApp): void {
  for (const { page: name, hasCommands, out } of EXAMPLES)
    test(`runs the example of docs/use/${name}.md`, async ({ page }) => {
      const host = createHost(app(), name);
      if (hasCommands) {
        const commands = exampleOf(name, 'sh').replaceAll('npx vitrine', COMMAND_LINE);
        await app().run('sh', ['-e', '-c', `cd "${host}"\n${commands}`]);
      }
      const folder = out === undefined ? host : join(host, out);
      const html =
        out === undefined ? exampleOf(name, 'html') : readFileSync(join(folder, 'index.html'), 'utf8');
      const told = await servePage(page, folder, html);
      await seeNextSlide(page);
      expect(told).toEqual([]);
    });
}
