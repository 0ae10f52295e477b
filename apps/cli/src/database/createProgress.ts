import type { Output } from '../Command.ts';

/** How often a terminal is written to, and a plain log gets a line. */
const TERMINAL_MS = 100;
const LOG_PERCENT = 10;

export type ShowProgress = (done: number, total: number) => void;

/** Tells how far something is: in one line of a terminal, in a few lines of a log. */
export function createProgress({ err, overwrite }: Output, things: string): ShowProgress {
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
