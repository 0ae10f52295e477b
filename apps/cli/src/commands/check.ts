import { checkModule, type Note } from '@vitrine/model';
import type { Command } from '../Command.ts';
import { readJsonFile } from '../readJsonFile.ts';

const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;
const line = ({ path, message }: Note): string => `  ${path || '(document)'}: ${message}`;

function list(title: string, notes: readonly Note[]): string[] {
  return notes.length > 0 ? [`${title} (${notes.length}):`, ...notes.map(line)] : [];
}

/** Tells what was repaired or not understood, by JSON path. */
export const check: Command = {
  usage: 'vitrine check <module.json>',
  about: 'tell what was repaired or not understood in a module',
  async run([path], { out, err }) {
    if (path === undefined) {
      err(`usage: ${this.usage}`);
      return 1;
    }
    const file = await readJsonFile(path);
    const result = file.ok ? checkModule(file.json) : { playable: false as const, reason: file.error };
    if (!result.playable) {
      err(`${path}: ${result.reason}`);
      return 1;
    }
    const { slideCount, layerlessSlides, notes } = result;
    const lazy = layerlessSlides > 0 ? `, ${layerlessSlides} without layers in this file` : '';
    out(
      `${path}: can be played; ${count(slideCount, 'slide')}${lazy}; ${notes.length === 0 ? 'nothing to repair' : count(notes.length, 'note')}`,
    );
    for (const text of list(
      'Repaired',
      notes.filter(({ kind }) => kind === 'repaired'),
    ))
      out(text);
    for (const text of list(
      'Not understood',
      notes.filter(({ kind }) => kind === 'not-understood'),
    ))
      out(text);
    return 0;
  },
};
