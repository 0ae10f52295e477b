import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import {
  kitFileName,
  readDocument,
  whyNotKitDescription,
  whyNotKitName,
  whyNotTemplate,
  writeKit,
} from '@vitrine/builder';
import { strToU8, zipSync } from 'fflate';
import type { Command } from '../Command.ts';
import { fileError } from '../fileError.ts';
import { readJsonFile } from '../readJsonFile.ts';

const OPTIONS = { description: { type: 'string' }, out: { type: 'string' } } as const;

function read(args: readonly string[]) {
  try {
    return parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true });
  } catch {
    return null;
  }
}

/** Packs page documents, templates and site settings into an archive that page builders import. */
export const kit: Command = {
  usage: 'vitrine kit <name> <page.json…> [--description <text>] [--out <folder>]',
  about: 'pack documents, templates and site settings into a kit that page builders import',
  async run(args, { out, err }) {
    const typed = read(args);
    const [title, ...paths] = typed?.positionals ?? [];
    if (!typed || title === undefined || paths.length === 0) {
      err(`usage: ${this.usage}`);
      return 1;
    }
    const { description = '', out: folder = '.' } = typed.values;
    const reason = whyNotKitName(title) ?? whyNotKitDescription(description);
    if (reason !== null) {
      err(reason);
      return 1;
    }
    const documents = [];
    for (const path of paths) {
      const file = await readJsonFile(path);
      const fault = file.ok ? whyNotTemplate(file.json) : file.error;
      if (!file.ok || fault !== null) {
        err(`${path}: ${fault}`);
        return 1;
      }
      documents.push(readDocument(file.json));
    }
    const files = writeKit({ title, description, documents, nowMs: Date.now() });
    const target = join(folder, kitFileName(title));
    try {
      await mkdir(folder, { recursive: true });
      await writeFile(
        target,
        zipSync(Object.fromEntries([...files].map(([name, text]) => [name, strToU8(text)]))),
      );
    } catch (error) {
      err(`${target}: ${fileError(error)}`);
      return 1;
    }
    out(`${target}: ${documents.length} document${documents.length === 1 ? '' : 's'}`);
    return 0;
  },
};
