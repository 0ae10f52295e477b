import { join } from 'node:path';
import type { Command } from '../Command.ts';
import { fileError } from '../fileError.ts';
import { isFile } from './isFile.ts';
import { makePage } from './makePage.ts';
import type { ExportFolders } from './ExportFolders.ts';
import { readModule } from './readModule.ts';
import { whyNotInto } from './whyNotInto.ts';
import { kB, writePage } from './writePage.ts';

/** Nothing was written, or not all of it. */
const FAILED = 1;
/** All was written but files that are not there. */
const INCOMPLETE = 2;

export function createExport(places: ExportFolders): Command {
  return {
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
      if (!name || !folder || isWrong) return fail(`usage: ${this.usage}`);
      const module = await readModule(name, places.demoFolder, (text) => err(`${name}: ${text}`));
      if (!module.ok) return fail(module.error);
      if (!isFile(join(places.embedFolder, 'vitrine.js')))
        return fail('The embed script is not built yet: run "npm run build" first.');

      const page = makePage({ ...places, ...module, nowMs: Date.now() });
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
}
