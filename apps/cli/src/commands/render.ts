import { renderModulePage } from '@vitrine/compile/server';
import type { Command } from '../Command.ts';
import { type PageFiles, readPages } from '../readPage.ts';
import { readPlayable } from '../readPlayable.ts';

/** Writes the first frame as a complete page; pictures keep their own addresses. */
export const render: Command = {
  usage: 'vitrine render <module.json | page.json | kit.zip> [<document>]',
  about:
    'write a module’s first frame, or a page, template or kit, as a complete HTML page to standard output',
  async run([path, name], output) {
    if (path === undefined) {
      output.err(`usage: ${this.usage}`);
      return 1;
    }
    const pages = await readPages(path);
    const page = pages === null ? null : choose(pages, name);
    if (typeof page === 'string') {
      output.err(`${path}: ${page}`);
      return 1;
    }
    if (page) {
      output.out(page());
      return 0;
    }
    const file = await readPlayable(path, output);
    if (file) output.out(renderModulePage(file.json, { nowMs: Date.now() }));
    return file ? 0 : 1;
  },
};

/** The document of that name, else the first; or why there is nothing to draw. */
function choose(read: PageFiles | string, name: string | undefined): string | (() => string) {
  if (typeof read === 'string') return read;
  const page = name === undefined ? read.pages[0] : read.pages.find((each) => each.name === name);
  if (!page)
    return `There is no such document in it, but ${read.pages.map((each) => `“${each.name}”`).join(', ')}.`;
  return page.render ?? `${page.about}. Its documents can be drawn one by one.`;
}
