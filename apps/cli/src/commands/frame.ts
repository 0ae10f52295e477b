import { renderFrame } from '@vitrine/compile/server';
import type { Command } from '../Command.ts';
import { momentOf, readPlayable } from '../readPlayable.ts';

/** Writes the first frame as data for `data-frame`: other pages show it with the small script alone. */
export const frame: Command = {
  usage: 'vitrine frame <module.json> <address> [<play address>]',
  about: 'write the first frame as data for other pages; they find the module itself at the address',
  async run([path, src, play], output) {
    if (path === undefined || src === undefined) {
      output.err(`usage: ${this.usage}`);
      return 1;
    }
    const file = await readPlayable(path, output);
    const addresses = play === undefined ? { src } : { src, play };
    if (file)
      output.out(JSON.stringify(renderFrame(file.json, { nowMs: momentOf(file.json), ...addresses })));
    return file ? 0 : 1;
  },
};
