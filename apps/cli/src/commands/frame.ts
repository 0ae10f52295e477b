import { renderFrame } from '@vitrine/views/server';
import type { Command } from '../Command.ts';
import { readPlayable } from '../readPlayable.ts';

/** Writes the first frame as data for `data-frame`: other pages show it with the small script alone. */
export const frame: Command = {
  usage: 'vitrine frame <module.json> <address>',
  about: 'write the first frame as data for other pages; they find the module itself at the address',
  async run([path, src], output) {
    if (path === undefined || src === undefined) {
      output.err(`usage: ${this.usage}`);
      return 1;
    }
    const file = await readPlayable(path, output);
    if (file) output.out(JSON.stringify(renderFrame(file.json, { nowMs: Date.now(), src })));
    return file ? 0 : 1;
  },
};
