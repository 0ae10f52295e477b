export interface Slips {
  /** Until the typed one is the whole word; more than can be counted here is Infinity. */
  readonly whole: number;
  /** Until it is a beginning of the word. */
  readonly start: number;
}

/** Letters to be put in, left out, changed or swapped with the next one. */
export function slipsBetween(typed: string, word: string, most: number): Slips {
  const seen = word.slice(0, typed.length + most + 1);
  let before: readonly number[] = [];
  let last: readonly number[] = Array.from({ length: seen.length + 1 }, (_, at) => at);
  for (let row = 1; row <= typed.length; row++) {
    const next = [row];
    for (let at = 1; at <= seen.length; at++) {
      const isSame = typed[row - 1] === seen[at - 1];
      const isSwapped =
        row > 1 && at > 1 && typed[row - 1] === seen[at - 2] && typed[row - 2] === seen[at - 1];
      next.push(
        Math.min(
          cell(last, at) + 1,
          cell(next, at - 1) + 1,
          cell(last, at - 1) + (isSame ? 0 : 1),
          isSwapped ? cell(before, at - 2) + 1 : Infinity,
        ),
      );
    }
    before = last;
    last = next;
  }
  return { whole: seen === word ? cell(last, seen.length) : Infinity, start: Math.min(...last) };
}

const cell = (row: readonly number[], at: number): number => row[at] ?? Infinity;
