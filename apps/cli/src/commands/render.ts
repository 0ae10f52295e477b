import { whyNotPlayable } from '@vitrine/model';
import { renderModulePage } from '@vitrine/views/server';
import type { Command } from '../Command.ts';
import { readJsonFile } from '../readJsonFile.ts';

/** Writes the first frame as a complete page; pictures keep their own addresses. */
export const render: Command = {
  usage: 'vitrine render <module.json>',
  about: 'write the first frame as a complete HTML page to standard output',
  async run([path], { out, err }) {
    if (path === undefined) {
      err(`usage: ${this.usage}`);
      return 1;
    }
    const file = await readJsonFile(path);
    const reason = file.ok ? whyNotPlayable(file.json) : file.error;
    if (!file.ok || reason !== null) {
      err(`${path}: ${reason}`);
      return 1;
    }
    out(renderModulePage(file.json, { nowMs: Date.now() }));
    return 0;
  },
};
