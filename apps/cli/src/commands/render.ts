import { renderModulePage } from '@vitrine/compile/server';
import type { Command } from '../Command.ts';
import { readPage } from '../readPage.ts';
import { readPlayable } from '../readPlayable.ts';

/** Writes the first frame as a complete page; pictures keep their own addresses. */
export const render: Command = {
  usage: 'vitrine render <module.json | page.json>',
  about:
    'write a module’s first frame, or a page, template or kit, as a complete HTML page to standard output',
  async run([path], output) {
    if (path === undefined) {
      output.err(`usage: ${this.usage}`);
      return 1;
    }
    const page = await readPage(path);
    if (page && !page.render) {
      output.err(`${path}: ${page.about}. Its documents can be drawn one by one.`);
      return 1;
    }
    if (page?.render) {
      output.out(page.render());
      return 0;
    }
    const file = await readPlayable(path, output);
    if (file) output.out(renderModulePage(file.json, { nowMs: Date.now() }));
    return file ? 0 : 1;
  },
};
