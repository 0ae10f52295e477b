const shownLines = 60;

/** What stopped a script, in words for the person who ran it; printed without a stack. */
export class Stop extends Error {
  /**
   * @param {string} message
   * @param {string} [output] what a failed command printed
   */
  constructor(message, output = '') {
    super(message);
    this.output = output;
  }
}

/** @param {number} startedMs */
export const since = (startedMs) => `${((performance.now() - startedMs) / 1000).toFixed(1)} s`;

/** @param {string} text */
export const lastLines = (text) => text.trimEnd().split('\n').slice(-shownLines).join('\n');

/** What has been begun on the last line, if that is not over. */
let openLine = '';

/**
 * Prints a line of its own, also while something else is under way.
 * @param {string} line
 */
export function say(line) {
  if (openLine) process.stdout.write('\n');
  openLine = '';
  console.log(line);
}

/**
 * Does one thing on one line: what it is at its start, how it went and how long it took at its end. What is done beside it has lines of its own.
 * @template T
 * @param {string} title
 * @param {() => T | Promise<T>} action
 * @param {(result: T) => string} [describe] a word on the result, such as "up to date"
 * @returns {Promise<T>}
 */
export async function step(title, action, describe = () => '') {
  const started = performance.now();
  const begun = `${title} … `;
  if (openLine) process.stdout.write('\n');
  openLine = begun;
  process.stdout.write(begun);
  /** @param {string} word */
  const end = (word) => {
    // Another line has come between.
    const isOpen = openLine === begun;
    if (isOpen) openLine = '';
    if (isOpen) console.log(word);
    else say(begun + word);
  };
  try {
    const result = await action();
    const word = describe(result);
    end(`${word && `${word}, `}${since(started)}`);
    return result;
  } catch (error) {
    end(`failed, ${since(started)}`);
    throw error;
  }
}

/**
 * Says what went wrong: a Stop plainly, with what its command printed; anything else with its stack.
 * @param {unknown} error
 */
export function tell(error) {
  if (!(error instanceof Stop)) return console.error(error);
  if (error.output.trim()) console.error(`\n${lastLines(error.output)}\n`);
  console.error(error.message);
}

/**
 * A script's outermost frame: what stops it is told, with exit code 1.
 * @param {() => Promise<void>} action
 */
export async function main(action) {
  try {
    await action();
  } catch (error) {
    tell(error);
    process.exit(1);
  }
}
