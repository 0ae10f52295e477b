import type { ParseArgsConfig } from 'node:util';
import type { Command, Output } from '../Command.ts';
import { ownPlace } from './databasePlace.ts';
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

/** How often a terminal is written to, and a plain log gets a line. */
const TERMINAL_MS = 100;
const LOG_PERCENT = 10;

type ShowProgress = (done: number, total: number) => void;

/** Tells how far something is: in one line of a terminal, in a few lines of a log. */
function createProgress({ err, overwrite }: Output, things: string): ShowProgress {
  let lastMs = 0;
  let lastPercent = 0;
  return (done, total) => {
    const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
    const line = `${percent} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${things}`;
    const isLast = done === total;
    if (overwrite && (isLast || Date.now() - lastMs >= TERMINAL_MS)) {
      lastMs = Date.now();
      overwrite(line);
    } else if (!overwrite && (percent >= lastPercent + LOG_PERCENT || (isLast && percent > lastPercent))) {
      lastPercent = percent;
      err(line);
    }
  };
}
