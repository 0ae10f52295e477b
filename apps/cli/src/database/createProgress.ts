import type { Output } from '../Command.ts';

/** How often a terminal is written to, and a plain log gets a line. */
const TERMINAL_MS = 100;
const LOG_PERCENT = 10;

export interface Progress {
  readonly show: (done: number, total: number) => void;
  /** Takes the line away. */
  end(): void;
}

/** Tells how far something is: in one line of a terminal, in a few lines of a log. */
export function createProgress({ err, overwrite }: Output, thing: string): Progress {
  let lastMs = 0;
  let lastPercent = 0;
  const line = (done: number, total: number, percent: number): string =>
    `${percent} %  ${done.toLocaleString('en')} of ${total.toLocaleString('en')} ${thing}`;
  return {
    show(done, total) {
      const percent = total === 0 ? 100 : Math.floor((done / total) * 100);
      if (overwrite) {
        if (Date.now() - lastMs < TERMINAL_MS && done < total) return;
        lastMs = Date.now();
        overwrite(line(done, total, percent));
      } else if (percent >= lastPercent + LOG_PERCENT || (done === total && percent > lastPercent)) {
        lastPercent = percent;
        err(line(done, total, percent));
      }
    },
    end: () => overwrite?.(''),
  };
}
