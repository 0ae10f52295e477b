import type { ParseArgsConfig } from 'node:util';
import type { Command } from '../Command.ts';
import { createProgress, type ShowProgress } from './createProgress.ts';
import { ownPlace } from './places.ts';
import { type Arguments, readArguments } from './readArguments.ts';
import type { Done } from './withDatabase.ts';

export interface DataCommand {
  readonly usage: string;
  readonly about: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** How many names it takes beside options. */
  readonly names: number;
  run(job: DataJob): Promise<Done>;
}
export interface DataJob extends Arguments {
  /** The database that was named, or the shop's own. */
  readonly place: string;
  /** Shows how far something is: a line of a terminal, a few lines of a log. */
  progress(things: string): ShowProgress;
}

export const DATABASE = { database: { type: 'string' } } as const;
export const FORCE = { force: { type: 'boolean' } } as const;

/** A command on a database: reads what was typed, shows how far it is, and ends with one line. */
export const createDataCommand = ({ usage, about, options, names, run }: DataCommand): Command => ({
  usage,
  about,
  async run(args, output) {
    const typed = readArguments(args, options, names);
    if (!typed) {
      output.err(`usage: ${usage}`);
      return 1;
    }
    const { database } = typed.values;
    const place = typeof database === 'string' ? database : ownPlace();
    const { ok, text } = await run({ ...typed, place, progress: (things) => createProgress(output, things) });
    output.overwrite?.('');
    (ok ? output.out : output.err)(text);
    return ok ? 0 : 1;
  },
});
