import { checkModule, type Note } from '@vitrine/model';
import type { Command } from '../Command.ts';
import { readJsonFile } from '../readJsonFile.ts';
import { readPages } from '../readPage.ts';

const count = (amount: number, thing: string): string => `${amount} ${thing}${amount === 1 ? '' : 's'}`;
const line = ({ path, message }: Note): string => `  ${path || '(document)'}: ${message}`;

function list(title: string, notes: readonly Note[]): string[] {
  return notes.length > 0 ? [`${title} (${notes.length}):`, ...notes.map(line)] : [];
}

function tell(out: (text: string) => void, notes: readonly Note[]): void {
  const of = (kind: Note['kind']) => notes.filter((note) => note.kind === kind);
  for (const text of [...list('Repaired', of('repaired')), ...list('Not understood', of('not-understood'))])
    out(text);
}

/** Tells what was repaired or not understood, by JSON path. */
export const check: Command = {
  usage: 'vitrine check <module.json | page.json | kit.zip>',
  about:
    'tell what was repaired or not understood in a module, page, template or kit, or in an archive of them',
  async run([path], { out, err }) {
    if (path === undefined) {
      err(`usage: ${this.usage}`);
      return 1;
    }
    const read = await readPages(path);
    if (typeof read === 'string') {
      err(`${path}: ${read}`);
      return 1;
    }
    if (read) {
      if (read.about !== '') out(`${path}: ${read.about}`);
      for (const { name, about, notes } of read.pages) {
        out(
          `${name || path}: ${about}; ${notes.length === 0 ? 'nothing to repair' : count(notes.length, 'note')}`,
        );
        tell(out, notes);
      }
      for (const text of list('Not taken over', read.left)) out(text);
      return 0;
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
    tell(out, notes);
    return 0;
  },
};
