import { renderPlay } from '@vitrine/compile/server';
import type { Command } from '../Command.ts';
import { momentOf, readPlayable } from '../readPlayable.ts';

/** Writes what plays a frame: pages that have it need nothing that reads documents or draws them. */
export const play: Command = {
  usage: 'vitrine play <module.json>',
  about: 'write what plays a first frame that was drawn ahead, as data for other pages',
  async run([path], output) {
    if (path === undefined) {
      output.err(`usage: ${this.usage}`);
      return 1;
    }
    const file = await readPlayable(path, output);
    if (!file) return 1;
    const data = renderPlay(file.json, { nowMs: momentOf(file.json) });
    if (data) output.out(JSON.stringify(data));
    else output.err(`${path}: it can only be played from its document`);
    return data ? 0 : 1;
  },
};
