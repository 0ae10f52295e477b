import type { ParseArgsConfig } from 'node:util';
import type { Command, Output } from '../Command.ts';
import { createProgress, type Progress } from './createProgress.ts';
import { ownPlace } from './places.ts';
import { type Arguments, readArguments } from './readArguments.ts';
import type { Done } from './withDatabase.ts';

export interface DataCommand {
  readonly usage: string;
  readonly about: string;
  readonly options: NonNullable<ParseArgsConfig['options']>;
  /** How many names it takes beside options. */
  readonly names: number;
  /** What its progress counts. */
  readonly counts: string;
  run(job: DataJob): Promise<Done>;
}
export interface DataJob extends Arguments {
  /** The database that was named, or the shop's own. */
  readonly place: string;
  readonly output: Output;
  readonly show: Progress['show'];
}

export const DATABASE = { database: { type: 'string' } } as const;
export const FORCE = { force: { type: 'boolean' } } as const;

/** A command on a database: reads what was typed, shows how far it is, and ends with one line. */
export const createDataCommand = ({ usage, about, options, names, counts, run }: DataCommand): Command => ({
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
    const progress = createProgress(output, counts);
    const { ok, text } = await run({ ...typed, place, output, show: progress.show });
    progress.end();
    (ok ? output.out : output.err)(text);
    return ok ? 0 : 1;
  },
});
