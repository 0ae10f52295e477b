import { join } from 'node:path';
import type { Command } from '../Command.ts';
import { isFile } from '../export/isFile.ts';
import { makePage } from '../export/makePage.ts';
import { DEMO_FOLDER, EMBED_FOLDER } from '../export/places.ts';
import { readModule } from '../export/readModule.ts';
import { whyNotInto } from '../export/whyNotInto.ts';
import { kB, writePage } from '../export/writePage.ts';
import { fileError } from '../fileError.ts';

/** Exit codes: 1, nothing was written, or not all of it; 2, all but files that are not there. */
const FAILED = 1;
const INCOMPLETE = 2;

/** Writes a page with a module that runs from any host of files, in any folder. */
export const exportCommand: Command = {
  usage: 'vitrine export <alias|module.json> <folder> [--force]',
  about: 'write a page with a module for any static host',
  async run(args, { out, err }) {
    const fail = (text: string): number => {
      err(text);
      return FAILED;
    };
    const [name, folder, ...more] = args.filter((arg) => !arg.startsWith('--'));
    const flags = args.filter((arg) => arg.startsWith('--'));
    const isWrong = more.length > 0 || flags.some((flag) => flag !== '--force');
    if (name === undefined || folder === undefined || isWrong) return fail(`usage: ${this.usage}`);
    if (!isFile(join(EMBED_FOLDER, 'vitrine.js')))
      return fail('The embed script is not built yet: run "npm run build" first.');
    const module = await readModule(name, (text) => err(`${name}: ${text}`));
    if (!module.ok) return fail(module.error);

    const page = makePage({
      ...module,
      demoFolder: DEMO_FOLDER,
      embedFolder: EMBED_FOLDER,
      nowMs: Date.now(),
    });
    const sources = page.files.map(({ source }) => source);
    const reason = whyNotInto(folder, { force: flags.length > 0, sources });
    if (reason !== null) return fail(`${folder}: ${reason}`);
    out(`${name} to ${folder}${page.isAlive ? '' : ' (it stands still and needs no script)'}:`);
    try {
      const bytes = await writePage(folder, page.files, out);
      out(`${page.files.length} files, ${kB(bytes)} kB. Put the folder on any web server.`);
    } catch (error) {
      return fail(`${folder}: ${fileError(error)}`);
    }
    for (const address of page.missing) err(`${name}: ${address} is not there. The page does without it.`);
    return page.missing.length > 0 ? INCOMPLETE : 0;
  },
};
